import { toast } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'

/** Copy the address of one of our pages; where the browser does not let us, show it to be copied by hand. */
export async function copyLink(path: string): Promise<void> {
  const address = new URL(path, location.href).href
  try {
    await navigator.clipboard.writeText(address)
    toast(t('web-link-copied'))
  } catch {
    toast(address)
  }
}
