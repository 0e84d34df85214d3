/** Requests to the server, typed by its own description. */
import type { components, paths } from './protocol'
import type { Sentence } from './session'
import { settings } from './settings.svelte'

export type Schemas = components['schemas']

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type PathsWith<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths]
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
type Answer<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201 | 202)]> : never
type Body<O> = O extends { requestBody?: infer B } ? Json<NonNullable<B>> : never
type Params<O> = O extends { parameters: infer P } ? P : never
type In<O, Where extends 'path' | 'query'> = Params<O> extends { [K in Where]?: infer V } ? V : never

export interface Wish<O> {
  path?: In<O, 'path'>
  query?: Partial<NonNullable<In<O, 'query'>>>
  body?: Body<O>
  signal?: AbortSignal
}

/** The server said no, and why. `status` 0: there was no answer at all. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly sentence: Sentence,
    reason: string,
    readonly problem: Schemas['Problem'] | null = null,
  ) {
    super(reason)
  }
}

/** How the server calls a wish without the proof: somebody signed in elsewhere, or the page knows only the cookie. */
const FOREIGN = 'server-csrf'

/** The proof, for what changes something, that the wish comes from our own page. */
let csrf = ''
export const setCsrf = (token: string): void => void (csrf = token)

export async function ask<M extends Method, P extends PathsWith<M>>(
  method: M,
  path: P,
  wish: Wish<Operation<P, M>> = {},
  again = true,
): Promise<Answer<Operation<P, M>>> {
  const filled = String(path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((wish.path as Record<string, unknown>)[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(wish.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const headers: Record<string, string> = { 'Accept-Language': settings.language }
  if (method !== 'get') headers['X-CSRF-Token'] = csrf
  if (wish.body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response, text: string
  try {
    response = await fetch(query.size ? `${filled}?${query}` : filled, {
      method: method.toUpperCase(),
      headers,
      ...(wish.body === undefined ? {} : { body: JSON.stringify(wish.body) }),
      ...(wish.signal ? { signal: wish.signal } : {}),
    })
    text = await response.text()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new Refusal(0, { key: 'web-no-answer', args: {} }, 'no answer')
  }
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Answer<Operation<P, M>>
  const refusal = refusalOf(response.status, text)
  if (again && refusal.sentence.key === FOREIGN) {
    setCsrf((await ask('get', '/api/me')).csrf)
    return ask(method, path, wish, false)
  }
  throw refusal
}

function refusalOf(status: number, text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Schemas['Problem']
    return new Refusal(status, { key: problem.code, args: problem.args ?? {} }, problem.reason, problem)
  } catch {
    return new Refusal(status, { key: 'web-odd-answer', args: { status } }, `HTTP ${status}`)
  }
}
