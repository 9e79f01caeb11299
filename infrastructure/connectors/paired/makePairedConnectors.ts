import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'
import type { OtherNamespace, OtherNamespaces } from '../walletConnect/OtherNamespaces.js'
import { askBitcoinPaired } from './askBitcoinPaired.js'
import { askListed } from './askListed.js'
import { askSolanaPaired } from './askSolanaPaired.js'
import { COSMOS_METHODS } from './cosmosMethods.js'
import { makePairedConnector } from './makePairedConnector.js'
import { makePairedState } from './makePairedState.js'
import type { PairedCall } from './PairedCall.js'
import { POLKADOT_METHODS } from './polkadotMethods.js'
import type { SessionUses } from './sessionUses.js'

const ASKS: Readonly<Record<OtherNamespace, (call: PairedCall) => Promise<unknown>>> = {
  solana: askSolanaPaired,
  bip122: askBitcoinPaired,
  polkadot: askListed(POLKADOT_METHODS),
  cosmos: askListed(COSMOS_METHODS),
}

/** The connectors of a paired wallet, one for each namespace of the site: the one of EVM, which is there, and all others. */
export const makePairedConnectors =
  ({
    namesOf,
    visited,
    uses,
  }: {
    readonly namesOf: OtherNamespaces['namesOf']
    /** Where the visitor was on an earlier visit, the latest first. */
    readonly visited: () => readonly CaipNetworkId[]
    readonly uses: Pick<SessionUses, 'noted'>
  }): OtherNamespaces['connect'] =>
  ({ networks, ...parts }, evm) => {
    const connectorOf = (namespace: ChainNamespace): readonly WalletConnector[] => {
      if (namespace === 'eip155') return evm
      const own = networks
        .filter(({ chainNamespace }) => chainNamespace === namespace)
        .map(({ caipNetworkId }) => caipNetworkId)
      const state = makePairedState({
        namespace,
        holder: parts.holder,
        preferred: () => [...visited().filter((id) => own.includes(id)), ...own],
        nameOf: (id) => own.find((each) => namesOf(each).includes(id)) ?? id,
      })
      return [makePairedConnector({ ...parts, namespace, state, ask: ASKS[namespace] })]
    }
    return [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
      .reverse()
      .flatMap(connectorOf)
      .map(uses.noted)
  }
