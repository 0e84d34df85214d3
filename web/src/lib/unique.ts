/** A name that nobody else makes. `crypto.randomUUID` is not there on a page without a certificate, such as a server at home has. */
export const unique = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
