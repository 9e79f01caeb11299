import type { InstalledWallet } from '../../../domain/wallets/InstalledWallet.js'
import { imitatesLatin } from '../imitatesLatin.js'
import type { PinnedWallet } from './PinnedWallet.js'

/**
 * How a wallet is listed beside those that have `taken` their ids. It has nothing but its name to go by: no reverse domain is an id of
 * this form, so that it cannot pass for a wallet that was announced. A second one under a name is unverified (S-11).
 */
export const infoOfStandard = (
  { name, icon }: PinnedWallet,
  taken: readonly string[],
): Omit<InstalledWallet, 'namespace'> => {
  const id = `standard:${name}`
  const picture = icon === undefined ? {} : { icon }
  const isTaken = taken.includes(id)
  return isTaken || imitatesLatin(name)
    ? { id: isTaken ? `${id}:${taken.length}` : id, name, ...picture, unverified: true }
    : { id, name, ...picture }
}
