import * as t from 'io-ts'
import { guarded } from '../http/codecs/guarded.js'
import { isAppLink } from '../http/codecs/isAppLink.js'
import { orAbsent } from '../http/codecs/orAbsent.js'
import { plainText } from '../http/codecs/plainText.js'
import { frameCodecs } from './frameCodecs.js'
import type { FrameMessage } from './FrameMessage.js'
import { LIMITS_MS } from './LIMITS_MS.js'
import { longAddress } from './longAddress.js'
import { rpcCall } from './rpcCall.js'

const { accounts, accountType, chainId, email, fields, siwxMessage } = frameCodecs
const text = t.string
const LONGEST_NAME = 320

/** A payload that has no meaning: none is sent, and what comes is not looked at. */
const nothing = new t.Type<void, undefined, unknown>(
  'nothing',
  (value): value is undefined => value === undefined,
  () => t.success(undefined),
  () => undefined,
)
const appLink = guarded('appLink', (value): value is string => typeof value === 'string' && isAppLink(value))
const chainNumber = guarded(
  'chainNumber',
  (value): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0,
)
const Email = t.strict({ email })
const Code = t.strict({ otp: text })
const Chain = t.strict({ chainId })
const place = { preferredAccountType: text, chainId, siwxMessage, rpcUrl: text }

/** A user. What can be done without and makes no sense counts as not said. */
const User = t.strict({
  address: text,
  chainId,
  email: orAbsent(t.union([email, t.null])),
  userName: orAbsent(t.union([text, t.null])),
  accounts: orAbsent(accounts),
  preferredAccountType: orAbsent(accountType),
  smartAccountDeployed: orAbsent(t.boolean),
  signature: orAbsent(text),
  message: orAbsent(text),
  siwxMessage: orAbsent(siwxMessage),
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
    payload: t.strict({
      provider: t.keyof({ google: null, github: null, apple: null, facebook: null, x: null, discord: null }),
    }),
    reply: t.strict({ uri: longAddress }),
  },
  CONNECT_SOCIAL: { payload: fields({ uri: text }, place), reply: User },
  GET_FARCASTER_URI: { payload: nothing, reply: t.strict({ url: appLink }) },
  CONNECT_FARCASTER: {
    payload: nothing,
    reply: t.strict({ userName: plainText(LONGEST_NAME) }),
    afterMs: LIMITS_MS.visitor,
  },
  // Who is logged in.
  GET_USER: { payload: fields({}, { ...place, socialUri: text }), reply: User, afterMs: LIMITS_MS.visitor },
  IS_CONNECTED: { payload: nothing, reply: t.strict({ isConnected: t.boolean }) },
  SIGN_OUT: { payload: nothing, reply: nothing, afterMs: LIMITS_MS.signOut },
  // Networks and kinds of account.
  SWITCH_NETWORK: { payload: fields({ chainId }, { rpcUrl: text }), reply: Chain, afterMs: LIMITS_MS.visitor },
  GET_CHAIN_ID: { payload: nothing, reply: Chain },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: nothing,
    reply: t.strict({ smartAccountEnabledNetworks: t.readonlyArray(chainNumber) }),
  },
  INIT_SMART_ACCOUNT: { payload: nothing, reply: t.strict({ address: text, isDeployed: t.boolean }) },
  SET_PREFERRED_ACCOUNT: {
    payload: t.strict({ type: accountType }),
    reply: t.strict({ type: accountType, address: text }),
  },
  // Calls to the wallet.
  RPC_REQUEST: { payload: rpcCall, reply: t.unknown, afterMs: LIMITS_MS.visitor },
  // What the frame is told of the page.
  SYNC_THEME: {
    payload: fields(
      {},
      {
        themeMode: t.keyof({ light: null, dark: null }),
        themeVariables: t.record(text, t.union([text, t.number])),
        w3mThemeVariables: t.record(text, text),
      },
    ),
    reply: nothing,
  },
  SYNC_DAPP_DATA: {
    payload: fields(
      { projectId: text },
      {
        metadata: t.strict({ name: text, description: text, url: text, icons: t.readonlyArray(text) }),
        sdkVersion: text,
        sdkType: t.keyof({ w3m: null, appkit: null }),
      },
    ),
    reply: nothing,
  },
  RELOAD: { payload: nothing, reply: nothing },
} as const satisfies Readonly<
  Record<
    string,
    Pick<FrameMessage<unknown, unknown>, 'afterMs' | 'about'> & { readonly payload: t.Mixed; readonly reply: t.Mixed }
  >
>

type Name = keyof typeof TABLE
export type PayloadOf<Asked extends Name> = t.TypeOf<(typeof TABLE)[Asked]['payload']>
export type ReplyOf<Asked extends Name> = t.TypeOf<(typeof TABLE)[Asked]['reply']>

/** Every question to the frame, by its name there (S7-35 to S7-44). */
export const FRAME_MESSAGES: { readonly [Asked in Name]: FrameMessage<PayloadOf<Asked>, ReplyOf<Asked>> } = TABLE
