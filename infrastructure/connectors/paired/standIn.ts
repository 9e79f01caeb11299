import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { isFilled } from '../isFilled.js'
import type { OtherNamespace } from '../walletConnect/OtherNamespaces.js'
import type { RelaySession } from '../walletConnect/RelaySession.js'
import type { Standing } from './Standing.js'

/**
 * Where a page stands in a session: with the account that the wallet `told` of last, on the first of the chains it `wants` where that
 * account can be used. `undefined` where the session grants nothing on the namespace.
 */
export const standIn = (
  session: RelaySession,
  {
    namespace,
    told,
    wanted,
    nameOf,
  }: {
    readonly namespace: OtherNamespace
    readonly told: readonly string[]
    readonly wanted: readonly CaipNetworkId[]
    /** The present name of a chain that a wallet may know by a former one. */
    readonly nameOf: (id: CaipNetworkId) => CaipNetworkId
  },
): Standing | undefined => {
  const own = session.accounts.filter((account) => account.namespace === namespace)
  const all = [...new Set(own.map(({ address }) => address))]
  const active = told.find((address) => all.includes(address)) ?? all[0]
  const accounts = [...all.filter((address) => address === active), ...all.filter((address) => address !== active)]
  // Of two names the present one counts: it comes last.
  const names = own
    .filter(({ address }) => address === active)
    .map(({ chainId }): CaipNetworkId => `${namespace}:${chainId}`)
    .sort((left, right) => Number(nameOf(left) === left) - Number(nameOf(right) === right))
  const chains = new Map(names.map((name) => [nameOf(name), name]))
  const at = wanted.find((id) => chains.has(id)) ?? chains.keys().next().value
  return isFilled(accounts) && at !== undefined ? { session, accounts, chains, at } : undefined
}
