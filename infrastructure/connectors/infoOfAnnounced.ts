import type { InstalledWallet } from '../../domain/wallets/InstalledWallet.js'
import { imitatesLatin } from './imitatesLatin.js'
import { imitatesRdns } from './imitatesRdns.js'
import type { AnnouncedWallet } from './readAnnouncement.js'

/**
 * How an announced wallet is listed beside those that have `taken` their rdns. One that takes another's rdns, or imitates
 * one or a name (S-10), is unverified and has an id of its own, so that nothing merges it with the wallet it names (S-11).
 */
export const infoOfAnnounced = (
  { uuid, name, rdns, icon }: AnnouncedWallet,
  taken: readonly string[],
): Omit<InstalledWallet, 'namespace'> => {
  const picture = icon === undefined ? {} : { icon }
  return taken.includes(rdns) || imitatesRdns(rdns, taken) || imitatesLatin(name)
    ? { id: `${rdns}:${uuid}`, name, ...picture, unverified: true }
    : { id: rdns, name, rdns, ...picture }
}
