import type { TaskEither } from 'fp-ts/TaskEither'
import { EMPTY, of } from 'rxjs'
import type { OpenEmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { OpenTransfers } from '../../../application/ports/transfers.js'
import type { PortBinder } from '../../../application/api/options.js'
import type { NotTold } from '../../../application/ports/assetDiscovery.js'
import type { NodeError } from '../../../application/ports/chainRpc.js'
import { createStore } from '../../../application/kernel/store.js'
import type { Call } from '../../../application/config/outagesFeature.js'
import type { Resolve, Token } from '../../../application/kernel/token.js'
import type { OpenSwapRouters } from '../../../application/ports/swapApi.js'
import type { OpenSwapChain } from '../../../application/ports/swapChain.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { NameError } from '../../../domain/names/nameError.js'
import { type RemoteError, unreachable } from '../../../domain/errors/remoteError.js'
import type { SwapApiError } from '../../../domain/swap/swapError.js'
import { guardEmbedded } from './guardEmbedded.js'
import { logGuards } from './guardLog.js'
import { guardSwapChain, guardSwapRouters } from './guardSwapChain.js'
import { guardTransfers } from './guardTransfers.js'
import {
  answering,
  answeringIfThere,
  type AnyGuards,
  failing,
  type Guard,
  guarded,
  type Guards,
  type Member,
  promising,
  question,
  showing,
  state,
  stream,
  value,
} from './guards.js'

type Question<A> = TaskEither<RemoteError, A>

const none = () => EMPTY
const DESKTOP = { mobile: false, system: 'Other', profile: 'Browser' } as const

/** Guards a query whose failures may be answers, such as a node's refusal, so no outage is reported. */
const asking = <Failure>() => failing<Failure | RemoteError>(unreachable)

/** Guards a query about an account: a broken adapter counts as one without an answer. */
const telling = failing((): NotTold => ({ _tag: 'NotTold' }))

/** Guards a wallet request: after a broken adapter, the outcome is unknown. */
const handing = failing((): RequestError => ({ _tag: 'RequestOutcomeUnknown' }))

const NOT_LOOKING = createStore(false)

/** A port with the guards of its members. */
const guarding = <Port extends object>(token: Token<Port>, guards: Guards<Port>): readonly [symbol, AnyGuards] => [
  token,
  // Cast is safe: each guard fits its member; TypeScript cannot express that for a list of names.
  Object.entries(guards) as AnyGuards,
]

/** Ports that are guarded member by member: all except single-function ports and the clock. */
const guardedPorts = (resolve: Resolve): ReadonlyMap<symbol, AnyGuards> => {
  /** Guards a server query; reports outages, as Portico's own adapters do. */
  const remote =
    <A>(call: Call): Guard<Question<A>> =>
    (member) =>
    () =>
      resolve(OUTAGES).watch(call)(question<RemoteError, A>(unreachable)(member))()
  const remotely =
    <Args extends unknown[], A>(call: Call) =>
    ({ read, tell }: Member<(...args: Args) => Question<A>>) =>
    (...args: Args): Question<A> =>
      remote<A>(call)({ read: () => read()(...args), tell })
  return new Map([
    guarding(PORTS.CONFIG_API, { features: remote('walletApi config') }),
    guarding(PORTS.ORIGINS_API, { allowedOrigins: remote('walletApi origins') }),
    guarding(PORTS.DIRECTORY_API, { page: remotely('walletApi directory') }),
    guarding(PORTS.ANALYTICS_CONFIG_API, { isEnabled: remote('walletApi analytics') }),
    guarding(PORTS.SUPPORTED_CHAINS_API, { supportedChains: remote('blockchainApi chains') }),
    guarding(PORTS.BALANCE_API, { balances: remotely('blockchainApi balances') }),
    guarding(PORTS.HISTORY_API, { history: remotely('blockchainApi history') }),
    guarding(PORTS.ASSET_DISCOVERY, { nfts: telling, received: telling }),
    guarding(PORTS.WALLET_CALLS, { send: handing, takesBatches: handing, fate: handing }),
    guarding(PORTS.IDENTITY_API, { identity: remotely('blockchainApi identity') }),
    guarding(PORTS.CHAIN_RPC, {
      nativeBalance: remotely('chainRpc balance'),
      tokens: remotely('chainRpc tokens'),
      transactionFate: remotely('chainRpc transaction'),
      request: asking<NodeError>(),
    }),
    guarding(PORTS.SWAP_API, {
      quotes: asking<SwapApiError>(),
      tokens: remotely('blockchainApi swapTokens'),
      allowance: remotely('blockchainApi allowance'),
      gasPrice: asking<SwapApiError>(),
      buildApprove: asking<SwapApiError>(),
      buildTransaction: asking<SwapApiError>(),
    }),
    guarding(PORTS.PRICE_API, { price: remotely('blockchainApi price') }),
    guarding(PORTS.NAMES, { resolve: asking<NameError>(), nameOf: asking<NameError>() }),
    guarding(PORTS.IMAGES, { of: showing(undefined, () => of(undefined)) }),
    guarding(PORTS.LOG, logGuards(resolve)),
    guarding(PORTS.HOST_ENVIRONMENT, {
      origin: value(undefined),
      facts: value(DESKTOP),
      page: answering(''),
      launch: answering(false),
      idle: stream(() => of(undefined)),
      visible: state(true, none),
      prefersDark: state(false, none),
      copy: promising(false),
      noteAbsence: answering(undefined),
      takeAbsence: answering(false),
    }),
    guarding(PORTS.CLOSE_GUARD, { mayClose: answering(true) }),
    guarding(PORTS.KEY_VALUE_STORE, {
      read: answering(null),
      write: answering(undefined),
      remove: answering(undefined),
      changes: stream(none),
      keeps: answeringIfThere(),
    }),
    guarding(PORTS.CONNECTION_MEMORY, {
      read: answering({}),
      write: answering(undefined),
      changes: stream(none),
      awaySince: answeringIfThere(),
      noteAway: answeringIfThere(),
      readRecent: answering([]),
      addRecent: answering(undefined),
    }),
    guarding(PORTS.ACCOUNT_MEMORY, {
      recognises: promising(false),
      remember: promising(undefined),
      forget: answering(undefined),
    }),
    guarding(PORTS.NETWORK_MEMORY, { read: answering([]), write: answering(undefined) }),
    guarding(PORTS.FEATURES_CACHE, { read: answering(undefined), write: answering(undefined) }),
    guarding(PORTS.DIRECTORY_CACHE, { read: answering(undefined), write: answering(undefined) }),
    guarding(PORTS.CONNECTOR_REGISTRY, {
      connectors: state([], () => of([])),
      looking: ({ read, tell }) => state<boolean>(false, () => of(false))({ read: () => read() ?? NOT_LOOKING, tell }),
      look: ({ read, tell }) => answering(undefined)({ read: () => read() ?? (() => undefined), tell }),
    }),
    guarding(PORTS.PAIRING, {
      begin: stream((cause) => of({ _tag: 'Failed', error: { _tag: 'PairingUnavailable', cause } } as const)),
      take: answering(undefined),
      openedWith: answering(undefined),
      waiting: state(undefined, () => of(undefined)),
    }),
  ])
}

/**
 * Wraps the host's adapters in guards: one that throws or rejects acts like a failing one, and is logged once per
 * member (design 3.3).
 */
export const guardHost = ({ value: bind }: PortBinder, resolve: Resolve): PortBinder => {
  const ports = guardedPorts(resolve)
  const told = new Set<string>()
  const tellOf = (token: symbol) => (name: string) => (cause: unknown) => {
    const what = [token.description, name].filter(Boolean).join('.')
    if (told.has(what)) return
    told.add(what)
    // The log's guard falls back to Portico's own log.
    resolve(PORTS.LOG).error(`${what} of this page failed`, cause)
  }
  return {
    value: (token, port) => {
      if (token === (PORTS.EMBEDDED_WALLET as symbol))
        return bind(token, guardEmbedded(port as OpenEmbeddedWallet, tellOf(token)) as typeof port)
      if (token === (PORTS.TRANSFERS as symbol))
        return bind(token, guardTransfers(port as OpenTransfers, tellOf(token)) as typeof port)
      if (token === (PORTS.SWAP_CHAIN as symbol))
        return bind(token, guardSwapChain(port as OpenSwapChain, tellOf(token)) as typeof port)
      if (token === (PORTS.SWAP_ROUTERS as symbol))
        return bind(token, guardSwapRouters(port as OpenSwapRouters, tellOf(token)) as typeof port)
      const guards = ports.get(token) ?? []
      if (guards.length === 0 || typeof port !== 'object' || port === null) return bind(token, port)
      // Cast is safe: each entry has the type of its name.
      bind(token, guarded(() => port, guards, tellOf(token)) as typeof port)
    },
  }
}
