/** A call to a wallet, as EIP-1193 writes it. */
export interface WalletRequest {
  readonly method: string
  readonly params?: unknown
}

export type RequestError =
  /** Nothing is connected on the namespace of the request. */
  | { readonly _tag: 'NotConnected' }
  /**
   * The visitor rejected the request in the wallet (EIP-1193 4001). `message`: the wallet's text, at most 500
   * characters; `cause`: the value it threw.
   */
  | { readonly _tag: 'RequestRejected'; readonly message?: string; readonly cause?: unknown }
  /** The wallet left or switched accounts while the request was open (U-41). */
  | { readonly _tag: 'ConnectionChanged' }
  /** The wallet no longer knows the session; the page has dropped it, too (U-34). */
  | { readonly _tag: 'SessionGone' }
  | { readonly _tag: 'RequestTimedOut'; readonly afterMs: number }
  /** Cancelled after the wallet had shown the request, without the wallet confirming that: it may have been signed. */
  | { readonly _tag: 'RequestOutcomeUnknown' }
  /**
   * Not sent: the method is refused for all wallets (S-19), or the methods of a login do not include it (S5-18, S8-34).
   */
  | { readonly _tag: 'RpcNotAllowed'; readonly method: string }
  /** Not sent: too many requests wait for the wallet (S-30). */
  | { readonly _tag: 'TooManyRequests' }
  /** The wallet answered with an error; `code` is from EIP-1193 or JSON-RPC. */
  | {
      readonly _tag: 'RequestFailed'
      readonly code: number | undefined
      readonly message: string
      readonly cause: unknown
    }

/** "No such method" in EIP-1193, JSON-RPC and WalletConnect. */
const NO_SUCH_METHOD: readonly (number | undefined)[] = [4200, -32601, 5101]

/** Whether the wallet reports that it lacks the method. */
export const lacksMethod = (error: RequestError): boolean =>
  error._tag === 'RequestFailed' && NO_SUCH_METHOD.includes(error.code)

/** EIP-5792: the visitor declined to upgrade the account, without which it takes no batch. */
const UPGRADE_DECLINED = 5750
/**
 * Codes of EIP-5792: an unsupported capability, chain, id, batch size or atomicity, or an account that is not upgraded.
 * Not 5720, for a batch that the wallet already has: it may be sent.
 */
const BATCH_REFUSED: readonly (number | undefined)[] = [5700, 5710, 5730, 5740, UPGRADE_DECLINED, 5760]

/**
 * Whether a wallet refuses a batch but may accept its calls one by one. A rejection by the visitor is not such a
 * refusal.
 */
export const isBatchRefusal = (error: RequestError): boolean =>
  error._tag === 'RequestFailed' && BATCH_REFUSED.includes(error.code)

/**
 * Whether the wallet reports that it does not support the request, or the batch: it decides that without a prompt, and
 * so at once. A declined upgrade of the account is the visitor's answer, which takes longer.
 */
export const isUnsupported = (error: RequestError): boolean =>
  error._tag === 'RequestFailed' && error.code !== UPGRADE_DECLINED && (lacksMethod(error) || isBatchRefusal(error))

/** Kinds of requests that a wallet shows to the visitor. Two of one kind would be on screen at once, so they queue. */
export type PromptKind = 'accounts' | 'sign' | 'send' | 'wallet'

/** Read-only methods, which show nothing. */
const READS = /^(?:[a-z0-9]+[_:])?get(?!Encryption)/i
/**
 * Matches the verb anywhere in a method's name, because no list has all wallets' methods. A method that matches but
 * shows nothing only waits for its turn.
 */
const PROMPT_METHODS: readonly (readonly [PromptKind, RegExp])[] = [
  ['send', /signAndSend|send(?!Raw|er)|transfer|invoke|callContract|deploy|execute|submit/i],
  ['sign', /sign|decrypt|encrypt|approve/i],
  ['wallet', /^wallet_/],
  ['accounts', /^(?:[a-z0-9]+[_:])?(?:request|connect)/i],
]

/** `undefined` for a method that shows nothing (S6-05). */
export const promptKind = (method: string): PromptKind | undefined =>
  READS.test(method) ? undefined : PROMPT_METHODS.find(([, methods]) => methods.test(method))?.[0]

/**
 * Whether a wallet may pay by a request: it sends something, or broadcasts a Bitcoin transaction (PSBT) that it signs.
 */
export const mayPay = ({ method, params }: WalletRequest): boolean =>
  promptKind(method) === 'send' ||
  (method === 'signPsbt' &&
    typeof params === 'object' &&
    params !== null &&
    'broadcast' in params &&
    params.broadcast === true)

/**
 * Whether a method is refused for all wallets: `eth_sign` signs bytes that a visitor cannot read, a transaction as well
 * as a greeting, which phishing sites exploit where wallets still support it (S-19).
 */
export const isRefusedMethod = (method: string): boolean => method === 'eth_sign'

/** JSON-RPC's "invalid request", for untyped callers, which may pass anything. */
export const INVALID_REQUEST: RequestError = {
  _tag: 'RequestFailed',
  code: -32600,
  message: 'Invalid request',
  cause: undefined,
}
export const isWalletRequest = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && 'method' in request && typeof request.method === 'string'
