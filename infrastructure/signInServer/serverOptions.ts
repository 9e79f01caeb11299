import type { CaipNetworkId } from '../../domain/network/network.js'
import { isVerifiable } from '../shared/signatures/verifySignature.js'
import type { NonceStore } from './NonceStore.js'
import type { RpcNodes } from './rpc.js'

export interface SignInServerOptions {
  /**
   * Scheme, host and port of the site: `https://shop.example`. Only its pages may post, and only messages for it are
   * accepted. `http:` is for this machine only (`http://localhost:5173`).
   */
  readonly origin: string
  /** CAIP-2 ids of the chains whose accounts may sign in: EVM, Solana and Bitcoin. */
  readonly chains: readonly CaipNetworkId[]
  /**
   * Nodes by CAIP-2 id: a JSON-RPC endpoint, or a function that queries one. They verify contract accounts (ERC-1271,
   * ERC-6492), which are refused on chains without a node.
   */
  readonly rpc?: RpcNodes
  /** Shared by all processes of the site; `memoryNonceStore()` is for a single process. */
  readonly nonces: NonceStore
  readonly session: {
    /** At least 32 random bytes, from the environment. Anyone who knows the secret can sign in as any account. */
    readonly secret: string
    /**
     * Session lifetime in ms, from a second to a year; 24 hours by default. The message may end the session earlier.
     */
    readonly lifetimeMs?: number
    /**
     * `cookie` (the default): the browser stores the session, invisible to scripts. `bearer`: `verify` returns it as
     * `token`, and later requests send it in `Authorization`.
     */
    readonly carrier?: 'cookie' | 'bearer'
  }
  /** Maximum lifetime of a message in ms, from a second to a year; 24 hours by default. */
  readonly messageLifetimeMs?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

const SECRET_BYTES = 32
/** Tokens count whole seconds. */
const SECOND_MS = 1_000
const YEAR_MS = 366 * 86_400_000
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

const isOrigin = (text: string): boolean => {
  const isWeb = URL.canParse(text) && new URL(text).origin === text
  return isWeb && (text.startsWith('https://') || LOOPBACK.test(text))
}

/** A number of milliseconds in the allowed range. Rejects digits as text, as environment variables have them. */
export const isLifetime = (ms: number | undefined): boolean =>
  ms === undefined || (typeof ms === 'number' && ms >= SECOND_MS && ms <= YEAR_MS)

/** Rejects other types: their text form would be a guessable key. */
const isSecret = (secret: string): boolean =>
  typeof secret === 'string' && new TextEncoder().encode(secret).length >= SECRET_BYTES

const isStore = (nonces: NonceStore | undefined): boolean =>
  typeof nonces?.put === 'function' && typeof nonces.take === 'function'

/** First error in the options; `undefined` if valid. */
const faultOf = ({
  origin,
  chains,
  rpc = {},
  nonces,
  session,
  messageLifetimeMs,
}: SignInServerOptions): string | undefined => {
  if (!isOrigin(origin)) return 'origin has to be that of a site, as https://shop.example'
  const unknown = chains.find((chain) => !isVerifiable(chain))
  if (unknown !== undefined || chains.length === 0)
    return `chains has to name chains of eip155, solana and bip122${unknown === undefined ? '' : `, not ${unknown}`}`
  const stray = Object.keys(rpc).find((chain) => !chains.some((one) => one === chain))
  if (stray !== undefined) return `rpc has a node of ${stray}, which chains does not name`
  if (!isStore(nonces)) return 'nonces has to be a store with put and take, as memoryNonceStore()'
  if (!isSecret(session.secret)) return `session.secret has to be a text of ${SECRET_BYTES} bytes at least`
  if (!isLifetime(session.lifetimeMs)) return 'session.lifetimeMs has to be from a second to a year'
  if (!isLifetime(messageLifetimeMs)) return 'messageLifetimeMs has to be from a second to a year'
  if (!['cookie', 'bearer'].includes(session.carrier ?? 'cookie')) return 'session.carrier has to be cookie or bearer'
  return undefined
}

/** Throws for invalid options, which could let strangers sign in. */
export const checkOptions = (options: SignInServerOptions): void => {
  const fault = faultOf(options)
  if (fault !== undefined) throw new TypeError(`createSignInServer: ${fault}`)
}
