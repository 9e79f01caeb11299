import { useMemo } from 'react'
import { createStore } from '../../application/kernel/store.js'
import type { TokensApi } from '../../application/tokenList/tokenListFeature.js'
import { mostValuableFirst, type TokenList } from '../../domain/account/tokens.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import { useTokens } from '../shared/hooks.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

/** Which tokens are shown: those on the active network, on all networks of the page, or on one of the others. */
export type TokensOf = 'Here' | 'Everywhere' | CaipNetworkId

const NOT_LOOKED_AT = createStore<TokenList>({ _tag: 'Loading' })

/** Networks of the page whose tokens can be shown besides those of the active one: other EVM networks. */
export const useOtherNetworks = (api: TokensApi | undefined): readonly Network[] => {
  const { active, networks } = useNetwork()
  if (api === undefined || api.everywhere.initial._tag === 'NotConfigured') return []
  if (active._tag !== 'Configured' || active.network.chainNamespace !== 'eip155') return []
  const { caipNetworkId: here } = active.network
  return networks.filter(({ chainNamespace, caipNetworkId }) => chainNamespace === 'eip155' && caipNetworkId !== here)
}

/** In the order used for all networks, which a server's order may not match. */
const inOrder = (list: TokenList): TokenList =>
  'tokens' in list ? { ...list, tokens: mostValuableFirst(list.tokens) } : list

/** Drops `omitted`: it is unknown on which network the tokens are that cannot be shown. */
const onNetwork = (list: TokenList, id: CaipNetworkId): TokenList => {
  if (!('tokens' in list)) return list
  const tokens = list.tokens.filter(({ chainId }) => chainId === id)
  return list._tag === 'Loaded' ? { _tag: 'Loaded', tokens } : { ...list, tokens }
}

/** The tokens of a choice, and their retry. Those on other networks are only requested while they are shown. */
export const useShownTokens = (
  api: TokensApi | undefined,
  of: TokensOf,
): { readonly list: TokenList; readonly retry: () => void } => {
  const { commands } = usePortico()
  const tokens = useTokens()
  const here = useMemo(() => inOrder(tokens), [tokens])
  const everywhere = useReadable(of === 'Here' || api === undefined ? NOT_LOOKED_AT : api.everywhere)
  if (of === 'Here' || api === undefined) return { list: here, retry: commands.refreshBalances }
  return { list: of === 'Everywhere' ? everywhere : onNetwork(everywhere, of), retry: api.refresh }
}
