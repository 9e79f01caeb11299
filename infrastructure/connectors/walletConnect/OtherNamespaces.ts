import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'

/** The terms of the namespaces that most hosts do not configure. */
export interface OtherNamespaces {
  readonly methods: Readonly<Record<Exclude<ChainNamespace, 'eip155'>, readonly string[]>>
  /** Names that wallets of an earlier time know chains by, asked for beside the present ones. */
  readonly formerNames: Readonly<Record<string, CaipNetworkId>>
}
