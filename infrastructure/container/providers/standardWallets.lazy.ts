import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { filter, firstValueFrom, pairwise, type Subscription } from 'rxjs'
import type { RpcFailure } from '../../../application/api/providers.js'
import type {
  StandardAccount,
  StandardFeatures,
  StandardNamespace,
  StandardWallet,
} from '../../../application/api/standardWallets.js'
import { select } from '../../../application/kernel/derive.js'
import type { Readable } from '../../../application/kernel/store.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { decodeBase58 } from '../../../domain/account/addresses/solana.js'
import type { NamespaceConnection } from '../../../domain/connect/connection.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import { ERROR_CODES } from '../../connectors/shared/providerErrors.js'
import type { NamespaceAdapter } from '../../connectors/walletStandard/namespaceAdapter.js'
import { makeBitcoinSigning, makeSolanaSigning, type StandardAsk } from './standardSigning.js'

const ICON =
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCI+PHBhdGggZD0iTTQgMjJWMTFhOCA4IDAgMCAxIDE2IDB2MTFoLTVWMTFhMyAzIDAgMCAwLTYgMHYxMXoiLz48L3N2Zz4='

export interface StandardWalletDeps {
  readonly networks: readonly Network[]
  readonly connection: Readable<NamespaceConnection>
  readonly lifetime: Subscription
  readonly connect: TaskEither<RpcFailure, unknown>
  readonly disconnect: TaskEither<RpcFailure, unknown>
  readonly ask: (request: WalletRequest) => TaskEither<RpcFailure, unknown>
}

const rejection = ({ message, ...failure }: RpcFailure): Error => Object.assign(new Error(message), failure)

const promised = async <A>(task: TaskEither<RpcFailure, A>): Promise<A> => {
  const outcome = await task()
  if (isRight(outcome)) return outcome.right
  throw rejection(outcome.left)
}

const ADAPTERS: { readonly [Namespace in StandardNamespace]: () => Promise<NamespaceAdapter> } = {
  solana: async () => (await import('../../connectors/walletStandard/solanaAdapter.lazy.js')).SOLANA_ADAPTER,
  bip122: async () => (await import('../../connectors/walletStandard/bitcoinAdapter.lazy.js')).BITCOIN_ADAPTER,
}

/** Exposes a namespace's connection as a Wallet Standard wallet; it has no chains if the site has no such network. */
export const makeStandardWallet = async <Namespace extends StandardNamespace>(
  namespace: Namespace,
  { networks, connection, lifetime, connect, disconnect, ask }: StandardWalletDeps,
): Promise<StandardWallet<Namespace>> => {
  const { namesOf } = await ADAPTERS[namespace]()
  const nameOf = (id: CaipNetworkId): CaipNetworkId => (namesOf(id)[0] ?? id) as CaipNetworkId
  const signing = { solana: makeSolanaSigning, bip122: makeBitcoinSigning }[namespace]
  const accountsOf = (state: NamespaceConnection): readonly StandardAccount[] =>
    state._tag !== 'Connected'
      ? []
      : state.active.accounts.map((address) => ({
          address,
          publicKey: (namespace === 'solana' ? decodeBase58(address) : undefined) ?? new Uint8Array(),
          chains: [nameOf(state.active.caipNetworkId)],
          features: Object.keys(signed) as StandardAccount['features'],
        }))
  /** Keeps the account list if network and addresses are unchanged, so that a repeated state emits no event. */
  let last: { readonly key: string; readonly accounts: readonly StandardAccount[] } | undefined
  const accounts = select(connection, (state) => {
    const key = state._tag === 'Connected' ? [state.active.caipNetworkId, ...state.active.accounts].join() : ''
    if (last?.key !== key) last = { key, accounts: accountsOf(state) }
    return last.accounts
  })
  const own: StandardAsk = {
    ask: (request) => promised(ask(request)),
    isActive: ({ address }) => accounts.value[0]?.address === address,
    check: (account, chain) => {
      const found = accounts.value.find(({ address }) => address === account.address)
      if (found === undefined)
        throw rejection({ code: ERROR_CODES.unauthorized, message: 'The account is not connected.' })
      if (chain !== undefined && !found.chains.some((name) => name === chain))
        throw rejection({ code: ERROR_CODES.chainDisconnected, message: 'The page is on another chain.' })
    },
  }
  const signed = signing(own)
  const connectWallet = async ({ silent = false }: { readonly silent?: boolean } = {}) => {
    const state = await firstValueFrom(connection.changes.pipe(filter(({ _tag }) => _tag !== 'Restoring')))
    if (state._tag !== 'Connected' && !silent) await promised(connect)
    return { accounts: accounts.value }
  }
  const features = {
    'standard:connect': { version: '1.0.0', connect: connectWallet },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: async () => {
        await promised(disconnect)
      },
    },
    'standard:events': {
      version: '1.0.0',
      on: (_: 'change', listener: (change: { readonly accounts: readonly StandardAccount[] }) => void) => {
        const hearing = accounts.changes.pipe(pairwise()).subscribe(([, now]) => listener({ accounts: now }))
        lifetime.add(hearing)
        return () => hearing.unsubscribe()
      },
    },
    ...(namespace === 'bip122' && { 'bitcoin:connect': { version: '1.0.0', connect: () => connectWallet() } }),
    ...signed,
  }
  return {
    version: '1.0.0',
    name: 'Portico',
    icon: `data:image/svg+xml;base64,${ICON}`,
    chains: networks
      .filter(({ chainNamespace }) => chainNamespace === namespace)
      .map(({ caipNetworkId }) => nameOf(caipNetworkId)),
    get accounts() {
      return accounts.value
    },
    // Cast is safe: these are the namespace's features; TypeScript cannot express that for a name.
    features: features as unknown as StandardFeatures[Namespace],
  }
}
