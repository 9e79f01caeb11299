import * as t from 'io-ts'
import type { Type } from 'io-ts'
import { fromRefinement, oneOf, orUndefined } from '../http/codecs/combinators.js'
import { isLinkOf } from '../http/codecs/appLinks.js'
import { plainText } from '../http/codecs/text.js'
import { frameCodecs, longWebAddress } from './frameCodecs.js'
import { rpcCall } from './rpcCalls.js'
import type { LoginOptions } from '../../application/ports/embeddedWallet.js'
import { isPopupProvider, type LoggedIn } from '../../domain/account/embeddedUser.js'
import type { SecureSite } from './secureSite.js'

/** How long each kind of question may take. */
export const FRAME_TIMEOUTS_MS = {
  /** The frame's first sign of life (S9-09). */
  load: 20_000,
  /** E-mail, code and social login (S9-10), and whatever else the frame answers by itself. */
  request: 120_000,
  /** The visitor reads and decides, as in any wallet. */
  visitor: 5 * 60_000,
  /** Longer than the visitor has, by the time that the frame has to give a call up (`approvals.ts`). */
  call: 5 * 60_000 + 6_000,
  /** Signing out (S9-11), and the frame's word that it has given a call up. */
  ending: 3_000,
} as const

/** What is asked, and how it is written; what is not of its form is not posted. */
type Outgoing<Payload> = Pick<Type<Payload, unknown, unknown>, 'is' | 'encode'>

/** One question to the frame and its answer. */
export interface FrameMessage<Payload, Reply> {
  readonly payload: Outgoing<Payload>
  readonly reply: Type<Reply, unknown, unknown>
  /** `FRAME_TIMEOUTS_MS.request` unless told. */
  readonly afterMs?: number
  /** A refusal is about the code that was given. */
  readonly about?: 'Code'
}

const { accounts, accountType, chainId, email } = frameCodecs
const text = t.string
const LONGEST_NAME = 320

/** A payload that has no meaning: none is sent, and what comes is not looked at. */
const nothing = new t.Type<void, undefined, unknown>(
  'nothing',
  (value): value is undefined => value === undefined,
  () => t.success(undefined),
  () => undefined,
)
/** What this adapter makes of values that it has checked: the compiler sees to its form. */
const ours = <Payload>(): Outgoing<Payload> => ({
  is: (_made): _made is Payload => true,
  encode: (payload) => payload,
})

const FARCASTER: ReadonlySet<string> = new Set(['farcaster'])
const farcasterLink = t.refinement(t.string, (link) => isLinkOf(FARCASTER, link))
const chainNumber = fromRefinement(
  'chainNumber',
  (value): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0,
)
const Email = ours<{ readonly email: string }>()
const Code = ours<{ readonly otp: string }>()
const Chain = t.strict({ chainId })

interface UserQuery extends LoginOptions {
  readonly preferredAccountType: LoggedIn['preferredAccountType']
  readonly rpcUrl?: string
}
interface Theme {
  readonly themeMode: 'light' | 'dark'
  readonly themeVariables: Readonly<Record<string, string | number>>
  readonly w3mThemeVariables: Readonly<Record<string, string>>
}
interface Dapp {
  readonly projectId: string | undefined
  readonly metadata?: SecureSite['metadata']
  readonly sdkVersion: string
  readonly sdkType: 'appkit'
}

/** A user. What can be done without and makes no sense counts as not said. */
const User = t.strict({
  address: text,
  chainId,
  email: orUndefined(oneOf(email, t.null)),
  userName: orUndefined(oneOf(text, t.null)),
  accounts: orUndefined(accounts),
  preferredAccountType: orUndefined(accountType),
  smartAccountDeployed: orUndefined(t.boolean),
  signature: orUndefined(text),
  message: orUndefined(text),
})

const TABLE = {
  // E-mail login, and the change of the address.
  CONNECT_EMAIL: {
    payload: Email,
    reply: t.strict({ action: t.keyof({ VERIFY_DEVICE: null, VERIFY_OTP: null, CONNECT: null }) }),
  },
  CONNECT_DEVICE: { payload: nothing, reply: nothing },
  CONNECT_OTP: { payload: Code, reply: nothing, about: 'Code' },
  UPDATE_EMAIL: {
    payload: Email,
    reply: t.strict({ action: t.keyof({ VERIFY_PRIMARY_OTP: null, VERIFY_SECONDARY_OTP: null }) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: Code, reply: nothing, about: 'Code' },
  UPDATE_EMAIL_SECONDARY_OTP: { payload: Code, reply: t.strict({ newEmail: email }), about: 'Code' },
  // Social login and Farcaster.
  GET_SOCIAL_REDIRECT_URI: {
    payload: t.strict({ provider: fromRefinement('provider', isPopupProvider) }),
    reply: t.strict({ uri: longWebAddress }),
  },
  CONNECT_SOCIAL: { payload: ours<UserQuery & { readonly uri: string }>(), reply: User },
  GET_FARCASTER_URI: { payload: nothing, reply: t.strict({ url: farcasterLink }) },
  CONNECT_FARCASTER: {
    payload: nothing,
    reply: t.strict({ userName: plainText(LONGEST_NAME) }),
    afterMs: FRAME_TIMEOUTS_MS.visitor,
  },
  // Who is logged in.
  GET_USER: {
    payload: ours<UserQuery>(),
    reply: User,
    afterMs: FRAME_TIMEOUTS_MS.visitor,
  },
  IS_CONNECTED: { payload: nothing, reply: t.strict({ isConnected: t.boolean }) },
  SIGN_OUT: { payload: nothing, reply: nothing, afterMs: FRAME_TIMEOUTS_MS.ending },
  // Networks and kinds of account.
  SWITCH_NETWORK: {
    payload: ours<Pick<UserQuery, 'chainId' | 'rpcUrl'>>(),
    reply: Chain,
    afterMs: FRAME_TIMEOUTS_MS.visitor,
  },
  GET_CHAIN_ID: { payload: nothing, reply: Chain },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: nothing,
    reply: t.strict({ smartAccountEnabledNetworks: t.readonlyArray(chainNumber) }),
  },
  INIT_SMART_ACCOUNT: { payload: nothing, reply: t.strict({ address: text, isDeployed: t.boolean }) },
  SET_PREFERRED_ACCOUNT: {
    payload: ours<{ readonly type: LoggedIn['preferredAccountType'] }>(),
    reply: t.strict({ type: accountType, address: text }),
  },
  // Calls to the wallet.
  RPC_REQUEST: { payload: rpcCall, reply: t.unknown, afterMs: FRAME_TIMEOUTS_MS.call },
  RPC_ABORT: { payload: nothing, reply: nothing, afterMs: FRAME_TIMEOUTS_MS.ending },
  // What the frame is told of the page.
  SYNC_THEME: { payload: ours<Theme>(), reply: nothing },
  SYNC_DAPP_DATA: { payload: ours<Dapp>(), reply: nothing },
  RELOAD: { payload: nothing, reply: nothing },
} as const satisfies Readonly<
  Record<
    string,
    Pick<FrameMessage<unknown, unknown>, 'afterMs' | 'about'> & {
      readonly payload: { readonly encode: (payload: never) => unknown }
      readonly reply: t.Mixed
    }
  >
>

type Name = keyof typeof TABLE
export type PayloadOf<Asked extends Name> =
  (typeof TABLE)[Asked]['payload'] extends Outgoing<infer Payload> ? Payload : never
export type ReplyOf<Asked extends Name> = t.TypeOf<(typeof TABLE)[Asked]['reply']>

/** Every question to the frame, by its name there (S7-35 to S7-44). */
export const FRAME_MESSAGES: { readonly [Asked in Name]: FrameMessage<PayloadOf<Asked>, ReplyOf<Asked>> } = TABLE
