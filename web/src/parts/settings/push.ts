/** The browser's side of web push: a worker that shows what it is told, and the subscription that reaches it. */
import { ask, type Schemas } from '../../lib/api'

const WORKER = '/push.js'

export const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

async function current(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

export const subscribed = async (): Promise<boolean> => (await current()) !== null

/** Ask the person and then the browser; null where the person does not want it. */
export async function subscribe(key: string): Promise<Schemas['PushRequest'] | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } }
}

/** Here and on the server, which knows this browser by its address. */
export async function unsubscribe(known: readonly Schemas['SubscriptionInfo'][]): Promise<void> {
  const made = await current()
  await made?.unsubscribe()
  const here = known.filter((each) => each.kind === 'push' && made?.endpoint.startsWith(each.address))
  for (const each of here) {
    await ask('delete', '/api/me/subscriptions/{subscription_id}', { path: { subscription_id: each.id } })
  }
}

/** The bytes of a key in base64url. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
