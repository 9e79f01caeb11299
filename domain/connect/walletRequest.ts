export type RequestError =
  /** Nothing is connected on the namespace of the request. */
  | { readonly _tag: 'NotConnected' }
  /**
   * The visitor said no in the wallet (EIP-1193 4001). `message`: in which words the wallet said it, at most 500
   * characters; `cause`: what it threw.
   */
  | { readonly _tag: 'RequestRejected'; readonly message?: string; readonly cause?: unknown }
  /** The wallet went away, or moved to another account, while the request was open (U-41). */
  | { readonly _tag: 'ConnectionChanged' }
  /** The wallet no longer knows the session; the page has forgotten it, too (U-34). */
  | { readonly _tag: 'SessionGone' }
  | { readonly _tag: 'RequestTimedOut'; readonly afterMs: number }
  /** It was given up after the wallet had shown it, and the wallet did not say so: it may have been signed. */
  | { readonly _tag: 'RequestOutcomeUnknown' }
  /**
   * The wallet was not asked: no wallet is asked for the method (S-19), or a login, whose methods are known, has none
   * such (S5-18, S8-34).
   */
  | { readonly _tag: 'RpcNotAllowed'; readonly method: string }
  /** The wallet answered with an error; `code` is EIP-1193's or JSON-RPC's. */
  | {
      readonly _tag: 'RequestFailed'
      readonly code: number | undefined
      readonly message: string
      readonly cause: unknown
    }

/** EIP-1193's, JSON-RPC's, and the pairing protocol's. */
const NO_SUCH_METHOD: readonly (number | undefined)[] = [4200, -32601, 5101]

/** Whether the wallet says that it lacks the method: it has shown nothing, and may be asked by another one. */
export const lacksMethod = (error: RequestError): boolean =>
  error._tag === 'RequestFailed' && NO_SUCH_METHOD.includes(error.code)

/**
 * EIP-5792's: a capability, the chain, the id or the size of a batch, an account that is not upgraded for it, or that
 * all calls are done or none.
 */
const BATCH_REFUSED: readonly (number | undefined)[] = [5700, 5710, 5720, 5730, 5740, 5750, 5760]

/** Whether a wallet refuses calls as one batch, and may take them one by one. A visitor who said no is none of it. */
export const isBatchRefusal = (error: RequestError): boolean =>
  error._tag === 'RequestFailed' && BATCH_REFUSED.includes(error.code)

/** Kinds of requests that a wallet shows to the visitor; two of one kind would be on screen at once. */
export type PromptKind = 'accounts' | 'sign' | 'send' | 'wallet'

/** Asks for what is known, and shows nothing. */
const READS = /^(?:[a-z0-9]+[_:])?get(?!Encryption)/i
/**
 * By the verb, wherever it stands: wallets have methods that no list knows, and one that shows nothing only waits for
 * its turn.
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
 * Whether no wallet is asked for a method: `eth_sign` has it sign bytes that nobody can read, a transaction as well as
 * a greeting, and wallets that still have it pay for that (S-19).
 */
export const isRefusedMethod = (method: string): boolean => method === 'eth_sign'

/** A page without a compiler may ask anything: JSON-RPC's "invalid request". */
export const INVALID_REQUEST: RequestError = {
  _tag: 'RequestFailed',
  code: -32600,
  message: 'Invalid request',
  cause: undefined,
}
export const isWalletRequest = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && 'method' in request && typeof request.method === 'string'
