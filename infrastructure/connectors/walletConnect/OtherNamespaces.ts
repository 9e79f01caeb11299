import type { SchedulerLike } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import type { ParsedCaipAddress } from '../../../domain/account/parseCaipAddress.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'
import type { Network } from '../../../domain/network/Network.js'
import type { SendRequest } from './makeSend.js'
import type { RelayHolder } from './RelayHolder.js'

/** All but EVM, of which every host's code knows. */
export type OtherNamespace = Exclude<ChainNamespace, 'eip155'>

/** What connectors of the page's session are made of. */
export interface PairedParts {
  readonly holder: RelayHolder
  /** Ends when a session was adopted; rejects as a provider of EIP-1193 does. */
  readonly pair: () => Promise<void>
  readonly send: SendRequest
  readonly networks: readonly Network[]
  readonly scheduler: SchedulerLike
}

/** What is known of the namespaces that most hosts do not configure. */
export interface OtherNamespaces {
  readonly methods: Readonly<Record<OtherNamespace, readonly string[]>>
  /** What wallets may know a chain by: its present name, and the one that wallets of an earlier time have for it. */
  readonly namesOf: (id: CaipNetworkId) => readonly CaipNetworkId[]
  /** Whether the address of an account can be one there. */
  readonly isUsable: (account: ParsedCaipAddress) => boolean
  /** A holder whose session ends with the last namespace that uses it. */
  readonly share: <H extends RelayHolder>(holder: H) => H
  /** The connectors of all namespaces of the site, its first one last; `evm` is the one that is there already. */
  readonly connect: (parts: PairedParts, evm: readonly WalletConnector[]) => readonly WalletConnector[]
}
