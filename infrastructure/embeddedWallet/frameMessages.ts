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

/** Deadlines by kind of request. */
export const FRAME_TIMEOUTS_MS = {
  /** The frame's first message (S9-09). */
  load: 20_000,
  /** E-mail, code and social login (S9-10), and other requests without approval. */
  request: 120_000,
  /** The visitor reads and decides, as in any wallet. */
  visitor: 5 * 60_000,
  /** Longer than the visitor's deadline, so that the frame is asked to abort first (`approvals.ts`). */
  call: 5 * 60_000 + 6_000,
  /** Signing out (S9-11), and the frame's confirmation of an abort. */
  ending: 3_000,
} as const

/** Validates and encodes a payload; invalid payloads are not posted. */
type Outgoing<Payload> = Pick<Type<Payload, unknown, unknown>, 'is' | 'encode'>

/** A request to the frame and its reply. */
export interface FrameMessage<Payload, Reply> {
  readonly payload: Outgoing<Payload>
  readonly reply: Type<Reply, unknown, unknown>
  /** Default: `FRAME_TIMEOUTS_MS.request`. */
  readonly afterMs?: number
  /** A refusal concerns the entered code. */
  readonly about?: 'Code'
}

const { accounts, accountType, chainId, email } = frameCodecs
const text = t.string
const LONGEST_NAME = 320

/** No payload: nothing is sent, and the received value is ignored. */
const nothing = new t.Type<void, undefined, unknown>(
  'nothing',
  (value): value is undefined => value === undefined,
  () => t.success(undefined),
  () => undefined,
)
/** A payload that this adapter builds from validated values: the compiler checks its shape. */
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

/** A user. Invalid optional fields count as absent. */
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
  // E-mail login, and change of the address.
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
  // The logged-in user.
  GET_USER: {
    payload: ours<UserQuery>(),
    reply: User,
    afterMs: FRAME_TIMEOUTS_MS.visitor,
  },
  IS_CONNECTED: { payload: nothing, reply: t.strict({ isConnected: t.boolean }) },
  SIGN_OUT: { payload: nothing, reply: nothing, afterMs: FRAME_TIMEOUTS_MS.ending },
  // Networks and account types.
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
  // Information for the frame about the page.
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

/** Every request to the frame, by its message name (S7-35 to S7-44). */
export const FRAME_MESSAGES: { readonly [Asked in Name]: FrameMessage<PayloadOf<Asked>, ReplyOf<Asked>> } = TABLE
