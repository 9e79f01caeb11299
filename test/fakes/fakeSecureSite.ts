import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import { classifyRpcMethod } from '../../domain/login/rpcMethods.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { UNKNOWN_ACCOUNT } from '../../domain/siwx/unknownAccount.js'

/** The secure site's reaction to one request. */
export type SiteReply =
  | { readonly _tag: 'Success'; readonly payload?: unknown }
  | { readonly _tag: 'Error'; readonly message: string }
  | { readonly _tag: 'Silence' }
export type Respond = (name: string, payload: unknown) => SiteReply | Promise<SiteReply>

export const SITE_HASH = `0x${'5a'.repeat(32)}`
export const SITE_SIGNATURE = `0x${'51'.repeat(65)}`
export const SITE_EMAIL = 'ana@example.org'
export const SITE_ACCOUNTS = { smartAccount: `0x${'A1'.repeat(20)}`, eoa: `0x${'b2'.repeat(20)}` } as const
const SOLANA_ADDRESS = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

export interface FakeSecureSite {
  readonly respond: Respond
  /** The payload of a valid answer. */
  readonly answerTo: (name: string, payload: unknown) => unknown
  /** Requests so far, without those of every new frame. */
  readonly asked: () => readonly (readonly [name: string, payload: unknown])[]
  /** Its reaction to one request from now on; `undefined` restores the default. */
  readonly treat: (name: string, reply: SiteReply | undefined) => void
  /** Marks a visitor as logged in there. */
  readonly isLoggedIn: () => boolean
  readonly logIn: () => void
  readonly moveTo: (id: CaipNetworkId) => void
  /** Its visitor, who approves everything at once unless a test decides. */
  readonly visitor: FakeVisitor
}

/** The visitor in front of the frame, who decides on what it shows: the oldest pending request. */
interface FakeVisitor {
  /** From now on a request waits for `approve`. */
  readonly hesitate: () => void
  /** The pending requests of the frame, the shown one first. */
  readonly asked: () => readonly unknown[]
  readonly approve: () => void
  /** Executed requests, in order. */
  readonly approved: () => readonly unknown[]
  /** The frame is removed, with its pending requests. */
  readonly lose: () => void
}

const fieldOf = (payload: unknown, field: string): unknown =>
  typeof payload === 'object' && payload !== null && field in payload ? Reflect.get(payload, field) : undefined

const answerRpc = (method: unknown): unknown => {
  if (method === 'eth_sendTransaction' || method === 'eth_sendRawTransaction') return SITE_HASH
  return method === 'personal_sign' || method === 'eth_signTypedData_v4' ? SITE_SIGNATURE : '0x1'
}

const fakeVisitor = (): FakeVisitor & {
  readonly decide: (request: unknown) => Promise<boolean>
  readonly abort: () => void
} => {
  let waiting: readonly { readonly request: unknown; readonly end: (isApproved: boolean) => void }[] = []
  let hesitates = false
  const approved: unknown[] = []
  const end = (isApproved: boolean): void => {
    const [shown, ...others] = waiting
    waiting = others
    if (isApproved && shown !== undefined) approved.push(shown.request)
    shown?.end(isApproved)
  }
  return {
    hesitate: () => {
      hesitates = true
    },
    asked: () => waiting.map(({ request }) => request),
    approve: () => end(true),
    approved: () => approved,
    lose: () => {
      waiting = []
    },
    decide: (request) => {
      if (hesitates) return new Promise((decided) => (waiting = [...waiting, { request, end: decided }]))
      approved.push(request)
      return Promise.resolve(true)
    },
    abort: () => end(false),
  }
}

/** The other side of the frame protocol: one user, two accounts, every login accepted. */
export const fakeSecureSite = (): FakeSecureSite => {
  const asked: (readonly [string, unknown])[] = []
  const treatments = new Map<string, SiteReply>()
  let isLoggedIn = false
  let at: CaipNetworkId = 'eip155:1'
  let type: 'smartAccount' | 'eoa' = 'smartAccount'
  const visitor = fakeVisitor()

  /** A number for EVM, CAIP-2 for Solana. */
  const chainId = () => (at.startsWith('eip155:') ? Number(at.slice('eip155:'.length)) : at)
  const user = (payload: unknown) => {
    const [wanted, place] = [fieldOf(payload, 'preferredAccountType'), fieldOf(payload, 'chainId')]
    if (wanted === 'eoa' || wanted === 'smartAccount') type = wanted
    if (typeof place === 'string') at = place as CaipNetworkId
    isLoggedIn = true
    const address = at.startsWith('solana:') ? SOLANA_ADDRESS : SITE_ACCOUNTS[type]
    const accounts = (['smartAccount', 'eoa'] as const).map((each) => ({ address: SITE_ACCOUNTS[each], type: each }))
    const text = fieldOf(fieldOf(payload, 'siwxMessage'), 'serializedMessage')
    const signed = typeof text === 'string' && {
      message: text.replaceAll(UNKNOWN_ACCOUNT, toChecksumAddress(address)),
      signature: SITE_SIGNATURE,
    }
    return {
      address,
      chainId: chainId(),
      email: SITE_EMAIL,
      accounts,
      preferredAccountType: type,
      smartAccountDeployed: true,
      ...signed,
    }
  }
  const own: Readonly<Record<string, (payload: unknown) => unknown>> = {
    CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
    UPDATE_EMAIL: () => ({ action: 'VERIFY_PRIMARY_OTP' }),
    UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: 'new@example.org' }),
    GET_SOCIAL_REDIRECT_URI: (payload) => ({ uri: `https://login.example/${String(fieldOf(payload, 'provider'))}` }),
    CONNECT_SOCIAL: (payload) => ({ ...user(payload), userName: 'ana' }),
    GET_FARCASTER_URI: () => ({ url: 'https://farcaster.example/code' }),
    CONNECT_FARCASTER: () => ({ userName: 'ana' }),
    GET_USER: user,
    IS_CONNECTED: () => ({ isConnected: isLoggedIn }),
    GET_CHAIN_ID: () => ({ chainId: chainId() }),
    SIGN_OUT: () => {
      isLoggedIn = false
    },
    SWITCH_NETWORK: (payload) => {
      at = fieldOf(payload, 'chainId') as CaipNetworkId
      return { chainId: chainId() }
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1, 8453] }),
    INIT_SMART_ACCOUNT: () => ({ address: SITE_ACCOUNTS.smartAccount, isDeployed: true }),
    SET_PREFERRED_ACCOUNT: (payload) => {
      type = fieldOf(payload, 'type') === 'eoa' ? 'eoa' : 'smartAccount'
      return { type, address: SITE_ACCOUNTS[type] }
    },
    RPC_REQUEST: (payload) => answerRpc(fieldOf(payload, 'method')),
  }
  const answerTo = (name: string, payload: unknown): unknown =>
    Object.hasOwn(own, name) ? own[name]?.(payload) : undefined
  return {
    visitor,
    answerTo,
    respond: (name, payload) => {
      asked.push([name, payload])
      const treatment = treatments.get(name)
      if (treatment !== undefined) return treatment
      const success = (): SiteReply => ({ _tag: 'Success', payload: answerTo(name, payload) })
      // An abort has no id: it ends the shown request.
      if (name === 'RPC_ABORT') visitor.abort()
      const method = name === 'RPC_REQUEST' ? fieldOf(payload, 'method') : undefined
      if (typeof method !== 'string' || classifyRpcMethod(method) !== 'NotSafe') return success()
      return visitor
        .decide(payload)
        .then((isApproved) => (isApproved ? success() : { _tag: 'Error', message: 'Request was aborted' }))
    },
    asked: () => asked,
    treat: (name, reply) => {
      if (reply === undefined) treatments.delete(name)
      else treatments.set(name, reply)
    },
    isLoggedIn: () => isLoggedIn,
    logIn: () => {
      isLoggedIn = true
    },
    moveTo: (id) => {
      at = id
    },
  }
}
