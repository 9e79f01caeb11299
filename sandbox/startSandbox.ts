import { startChain } from './chain/startChain.js'
import { makeDirectory } from './books/makeDirectory.js'
import { makeBlockchainApi } from './http/blockchainApi.js'
import { makeControl } from './http/control.js'
import type { LoggedRequest } from './http/LoggedRequest.js'
import { makeFaults } from './http/makeFaults.js'
import type { Part } from './http/Part.js'
import { makeRpcProxy } from './http/rpcProxy.js'
import type { RemoteFeature } from './http/RemoteFeature.js'
import { startServer } from './http/startServer.js'
import { makeWalletApi } from './http/walletApi.js'
import type { Sandbox, SandboxOptions } from './Sandbox.js'

const DEFAULT_FEATURES: readonly RemoteFeature[] = [
  { id: 'social_login', isEnabled: true, config: ['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] },
  { id: 'swap', isEnabled: true, config: ['1inch'] },
  { id: 'onramp', isEnabled: true, config: ['meld'] },
  { id: 'activity', isEnabled: true, config: [] },
]

/** Starts the whole sandbox on loopback. The same seed gives the same world. Node only. */
export const startSandbox = async ({ port = 0, seed = 'portico', features: firstFeatures = DEFAULT_FEATURES }: SandboxOptions = {}): Promise<Sandbox> => {
  const chain = await startChain()
  const faults = makeFaults()
  let requests: readonly LoggedRequest[] = []
  let features = firstFeatures
  let parts: Readonly<Record<string, Part>> = {}
  const clearRequests = (): void => {
    requests = []
  }
  const setFeatures = (next: readonly RemoteFeature[] = firstFeatures): void => {
    features = next
  }
  const server = await startServer({
    port,
    parts: () => parts,
    faults,
    log: (request) => {
      requests = [...requests, request]
    },
  }).catch(async (error: unknown) => {
    await chain.close()
    throw error
  })
  const { origin } = server
  const rpcUrl = `${origin}/rpc/eip155-31337`
  parts = {
    'wallet-api': makeWalletApi({ directory: makeDirectory(seed), features: () => features }),
    'blockchain-api': makeBlockchainApi(chain, (symbol) => `${origin}/wallet-api/public/getTokenImage/${symbol}?projectId=sandbox`),
    'rpc/eip155-31337': makeRpcProxy(chain.url),
    control: makeControl({ faults, requests: () => requests, clearRequests, setFeatures }),
  }
  return {
    url: origin,
    walletApi: `${origin}/wallet-api/`,
    blockchainApi: `${origin}/blockchain-api/`,
    rpc: { 'eip155:31337': rpcUrl },
    control: `${origin}/control/`,
    network: {
      id: 31337,
      caipNetworkId: 'eip155:31337',
      chainNamespace: 'eip155',
      name: 'Sandbox',
      nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    },
    accounts: chain.accounts,
    requests: () => requests,
    clearRequests,
    fault: faults.add,
    clearFaults: faults.clear,
    setFeatures,
    close: async () => {
      await server.close()
      await chain.close()
    },
  }
}
