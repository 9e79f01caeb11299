import { announcements } from './announcements.js'

/** What the bundled script puts into a page: announces what was chosen whenever wallets are asked for. */
export const announceWhenAsked = (chosen: readonly string[]): void => {
  const details = chosen
    .flatMap((what) => announcements.filter((attack) => attack.what === what))
    .flatMap(({ announce }) => announce())
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}
