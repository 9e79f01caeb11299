import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'

/** What a site asks a wallet for on one namespace (CAIP-25). */
export interface ProposedNamespace {
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** All of it optional: a wallet grants what it has. */
export type ProposedNamespaces = Readonly<Partial<Record<ChainNamespace, ProposedNamespace>>>
