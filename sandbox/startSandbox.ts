import { appSchemesOf, makeDirectory } from './fixtures/directory.js'
import { SANDBOX_BITCOIN } from './bitcoinWallets/bitcoinWallets.js'
import { CHAIN_PLANS, networkOf } from './chain/chainPlans.js'
import { evmIndexer } from './chain/SandboxChain.js'
import { startChains } from './chain/startChains.js'
import { makeBlockchainApi } from './http/blockchainApi.js'
import { makeControl } from './http/control.js'
import { type Fault, makeRequestRules, type Rewrite } from './http/rules.js'
import { type LoggedRequest, startServer } from './http/startServer.js'
import { makeSetting, type RemoteFeature, type Settings } from './http/settings.js'
import type { RequestHandler } from './http/handler.js'
import { publishChains } from './http/publishChains.js'
import { makeNames } from './http/names.js'
import { nftPictures } from './http/nftPictures.js'
import { makeWalletApi } from './http/walletApi.js'
import { startRelay } from './relay/startRelay.js'
import { startSafe } from './safe/startSafe.js'
import { startShopServer } from './shopServer/startShopServer.js'
import { startSecureSite } from './secureSite/startSecureSite.js'
import type { Sandbox, SandboxOptions } from './Sandbox.js'
import { startWhereInstalled } from './solana/startWhereInstalled.js'
import { openSwap } from './swap/openSwap.js'
import type { SwapMode } from './swap/swapModes.js'

const DEFAULT_FEATURES: readonly RemoteFeature[] = [
  {
    id: 'social_login',
    isEnabled: true,
    config: ['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  },
  { id: 'swap', isEnabled: true, config: ['1inch'] },
  { id: 'onramp', isEnabled: true, config: ['meld'] },
  { id: 'activity', isEnabled: true, config: [] },
]

/** Indexes of the phone's EVM and Solana accounts; the browser wallets use lower ones. */
const PHONE_ACCOUNTS = [3, 4]

/** As announced by `phone/openPhone.ts` to sites. */
const PHONE_SCHEME = 'osprey'

/** Origins of the demo, on any port. */
const DEFAULT_ORIGINS: readonly string[] = ['http://localhost:*', 'http://127.0.0.1:*']

/** Starts the whole sandbox on loopback. The same seed gives the same content. Node only. */
export const startSandbox = async ({
  port = 0,
  seed = 'portico',
  features: firstFeatures = DEFAULT_FEATURES,
}: SandboxOptions = {}): Promise<Sandbox> => {
  // Its VM loads while the other chains start; a failure is handled later.
  const solanaStarting = startWhereInstalled(seed)
  solanaStarting.catch(() => undefined)
  const closeSolana = (): Promise<void> =>
    solanaStarting.then(
      (started) => started?.close(),
      () => undefined,
    )
  const { chains, close: closeChains } = await startChains().catch(async (error: unknown) => {
    await closeSolana()
    throw error
  })
  const [one, two, three, swapChain] = chains
  const faults = makeRequestRules<Fault>()
  const rewrites = makeRequestRules<Rewrite>()
  let requests: readonly LoggedRequest[] = []
  const settings: Settings = {
    features: makeSetting(firstFeatures),
    origins: makeSetting(DEFAULT_ORIGINS),
    analytics: makeSetting(true),
    swap: makeSetting<SwapMode>('Honest'),
  }
  let parts: Readonly<Record<string, RequestHandler>> = {}
  const clearRequests = (): void => {
    requests = []
  }
  const http = {
    faults,
    rewrites,
    log: (request: LoggedRequest): void => {
      requests = [...requests, request]
    },
  }
  const server = await startServer({ ...http, port, parts: () => parts }).catch(async (error: unknown) => {
    await Promise.all([closeChains(), closeSolana()])
    throw error
  })
  const relay = await startRelay().catch(async (error: unknown) => {
    await Promise.all([server.close(), closeChains(), closeSolana()])
    throw error
  })
  const solana = await solanaStarting.catch(async (error: unknown) => {
    await Promise.all([server.close(), relay.close(), closeChains()])
    throw error
  })
  const { origin } = server
  const { rpc, nodes, proxies } = publishChains(origin, { one, two, three, swap: swapChain })
  const secureSite = await startSecureSite({
    seed,
    chains: nodes,
    smartAccountNetworks: [CHAIN_PLANS.one.id, CHAIN_PLANS.two.id, CHAIN_PLANS.swap.id],
  }).catch(async (error: unknown) => {
    await Promise.all([server.close(), relay.close(), closeChains(), closeSolana()])
    throw error
  })
  const safe = await startSafe({ nodeUrl: one.url, rpcUrl: rpc['eip155:31337'] }).catch(async (error: unknown) => {
    await Promise.all([server.close(), relay.close(), secureSite.close(), closeChains(), closeSolana()])
    throw error
  })
  const { 'eip155:31339': unlisted, ...listed } = rpc
  const shopServer = await startShopServer({
    ...http,
    seed,
    rpc: listed,
    chains: [one, two, swapChain, SANDBOX_BITCOIN, ...(solana ? [solana.book] : [])].map((each) => each.caipNetworkId),
  }).catch(async (error: unknown) => {
    await Promise.all([server.close(), relay.close(), secureSite.close(), safe.close(), closeChains(), closeSolana()])
    throw error
  })
  const described = solana?.describe(`${origin}/rpc/solana`)
  const network = networkOf(CHAIN_PLANS.one, rpc['eip155:31337'])
  const books = [...[one, two, swapChain].map((chain) => evmIndexer(chain, one)), ...(solana ? [solana.book] : [])]
  const pictures = {
    token: (symbol: string) => `${origin}/wallet-api/public/getTokenImage/${symbol}?projectId=sandbox`,
    nft: (path: string) => `${origin}/nft/${path}`,
  }
  const names = makeNames(one.accounts)
  const { swap, calls } = openSwap(swapChain, settings.swap, pictures.token)
  const directory = makeDirectory(seed)
  const poison = async (): Promise<void> => {
    await Promise.all([one.poison(), two.poison()])
  }
  const setBaseFee: Sandbox['setBaseFee'] = async (baseFeePerGas) => {
    await Promise.all([one, two, swapChain].map((chain) => chain.setBaseFee(baseFeePerGas)))
  }
  parts = {
    'wallet-api': makeWalletApi({ directory, settings }),
    'blockchain-api': makeBlockchainApi(books, pictures, { ...calls, answers: [names.answer, ...calls.answers] }),
    nft: nftPictures,
    ...proxies,
    ...(solana === undefined ? {} : { 'rpc/solana': solana.part }),
    control: makeControl({
      names,
      poison,
      setBaseFee,
      faults,
      rewrites,
      requests: () => requests,
      clearRequests,
      settings,
    }),
  }
  return {
    url: origin,
    walletApi: `${origin}/wallet-api/`,
    blockchainApi: `${origin}/blockchain-api/`,
    rpc,
    control: `${origin}/control/`,
    network,
    networks: [network, networkOf(CHAIN_PLANS.two, rpc['eip155:31338'])],
    unlistedNetwork: networkOf(CHAIN_PLANS.three, unlisted),
    swapNetwork: networkOf(CHAIN_PLANS.swap, rpc['eip155:8453']),
    swap,
    accounts: one.accounts,
    oddTokens: one.oddTokens,
    contractAccounts: one.contractAccounts,
    solana: described,
    relay,
    phone: {
      knows: ['eip155:31337'],
      accounts: PHONE_ACCOUNTS.flatMap((index) =>
        one.accounts.slice(index, index + 1).map((address) => ({ index, address })),
      ),
      solanaAccounts: described?.accounts.filter((_, index) => PHONE_ACCOUNTS.includes(index)) ?? [],
    },
    appSchemes: [...appSchemesOf(directory), PHONE_SCHEME],
    secureSite,
    safe,
    shopServer,
    requests: () => requests,
    clearRequests,
    fault: faults.add,
    clearFaults: faults.clear,
    rewrite: rewrites.add,
    clearRewrites: rewrites.clear,
    setFeatures: settings.features.set,
    setOrigins: settings.origins.set,
    setAnalytics: settings.analytics.set,
    names: names.names,
    poison,
    setBaseFee,
    close: async () => {
      await Promise.all([server, relay, secureSite, safe, shopServer].map((part) => part.close()))
      await closeSolana()
      await closeChains()
    },
  }
}
