import type { InstalledWallet } from '../../domain/wallets/InstalledWallet.js'
import type { AnnouncedWallet } from './readAnnouncement.js'

/**
 * How an announced wallet is listed. One that takes another's rdns, or spells one in capitals (S-10), is
 * listed as unverified and under an id of its own, so that nothing merges it with the wallet it names (S-11).
 */
export const infoOfAnnounced = (
  { uuid, name, rdns, icon }: AnnouncedWallet,
  rdnsTaken: boolean,
): Omit<InstalledWallet, 'namespace'> => {
  const picture = icon === undefined ? {} : { icon }
  return rdnsTaken || rdns !== rdns.toLowerCase()
    ? { id: `${rdns}:${uuid}`, name: `${name} (unverified)`, ...picture }
    : { id: rdns, name, rdns, ...picture }
}
