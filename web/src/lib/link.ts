import { toast } from './toasts.svelte'
import { t } from './words.svelte'

/**
 * Copy the address of one of our pages and say so; where the browser does not let us, show it to be copied by hand, or
 * do what is given instead.
 */
export async function copyLink(
  path: string,
  copied = t('web-link-copied'),
  otherwise: (address: string) => void = toast,
): Promise<void> {
  const address = new URL(path, location.href).href
  try {
    await navigator.clipboard.writeText(address)
  } catch {
    return otherwise(address)
  }
  toast(copied, 'good')
}
