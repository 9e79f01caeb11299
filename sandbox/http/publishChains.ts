import { CHAIN_PLANS } from '../chain/chainPlans.js'
import { makeRpcProxy, type RequestHandler } from './handler.js'

/** JSON-RPC of each EVM chain by CAIP-2 id. */
export type ChainAddresses = Readonly<Record<'eip155:31337' | 'eip155:31338' | 'eip155:31339' | 'eip155:8453', string>>

const partOf = (plan: keyof typeof CHAIN_PLANS): string => `rpc/eip155-${CHAIN_PLANS[plan].id}`

/** Exposes each EVM chain through the server, so that the log and the faults apply. */
export const publishChains = (
  origin: string,
  chains: Readonly<Record<keyof typeof CHAIN_PLANS, { readonly url: string }>>,
) => {
  const rpc: ChainAddresses = {
    'eip155:31337': `${origin}/${partOf('one')}`,
    'eip155:31338': `${origin}/${partOf('two')}`,
    'eip155:31339': `${origin}/${partOf('three')}`,
    'eip155:8453': `${origin}/${partOf('swap')}`,
  }
  const proxies: Readonly<Record<string, RequestHandler>> = {
    [partOf('one')]: makeRpcProxy(chains.one.url),
    [partOf('two')]: makeRpcProxy(chains.two.url),
    [partOf('three')]: makeRpcProxy(chains.three.url),
    [partOf('swap')]: makeRpcProxy(chains.swap.url),
  }
  const nodes = [
    { id: CHAIN_PLANS.one.id, nodeUrl: chains.one.url, rpcUrl: rpc['eip155:31337'] },
    { id: CHAIN_PLANS.two.id, nodeUrl: chains.two.url, rpcUrl: rpc['eip155:31338'] },
    { id: CHAIN_PLANS.three.id, nodeUrl: chains.three.url, rpcUrl: rpc['eip155:31339'] },
    { id: CHAIN_PLANS.swap.id, nodeUrl: chains.swap.url, rpcUrl: rpc['eip155:8453'] },
  ]
  return { rpc, proxies, nodes }
}
