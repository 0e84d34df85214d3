/** The one projection we use of a package that has no types. */
declare module 'd3-geo-projection' {
  export function geoPatterson(): import('d3-geo').GeoProjection
}
