import { announcements } from './announcements.js'

/** The bundled script in a page: announces the selected attacks whenever wallets are requested. */
export const announceWhenAsked = (chosen: readonly string[]): void => {
  const details = chosen
    .flatMap((what) => announcements.filter((attack) => attack.what === what))
    .flatMap(({ announce }) => announce())
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}
