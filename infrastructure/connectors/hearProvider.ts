import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { PinnedProvider } from './PinnedProvider.js'
import { providerEvents } from './providerEvents.js'

/** What a wallet said by events while it was being asked; an event is newer than the answer it overtook. */
export interface HeardProvider {
  /** What holds, given the answer. */
  readonly accountsAfter: (answer: readonly string[]) => readonly string[]
  /** The accounts now: empty when the wallet took them back after its answer. */
  readonly accounts: () => readonly string[]
  readonly chainAfter: (answer: CaipNetworkId) => CaipNetworkId
  readonly stop: () => void
}

/** Listens to a provider until `stop` is called. */
export const hearProvider = (provider: PinnedProvider): HeardProvider => {
  let accounts: readonly string[] = []
  let chain: CaipNetworkId | undefined
  const listening = providerEvents(provider).subscribe((event) => {
    if (event._tag === 'ChainChanged') chain = event.caipNetworkId
    else accounts = event._tag === 'AccountsChanged' ? event.accounts : []
  })
  return {
    accountsAfter: (answer) => {
      if (accounts.length === 0) accounts = answer
      return accounts
    },
    accounts: () => accounts,
    chainAfter: (answer) => chain ?? answer,
    stop: () => listening.unsubscribe(),
  }
}
