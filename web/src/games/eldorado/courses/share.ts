/** A course as a link: its document behind the hash, which no server is ever sent. */
import type { Document } from './draft'

export function linkTo(document: Document, origin = location.origin): string {
  const bytes = new TextEncoder().encode(JSON.stringify(document))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `${origin}/courses#${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The document of such a link; null where there is none. */
export function sharedIn(hash: string): Document | null {
  try {
    const text = atob(hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? (found as Document) : null
  } catch {
    return null
  }
}
