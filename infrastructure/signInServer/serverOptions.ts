import type { CaipNetworkId } from '../../domain/network/network.js'
import { isVerifiable } from '../shared/signatures/verifySignature.js'
import type { NonceStore } from './NonceStore.js'
import type { RpcNodes } from './rpc.js'

export interface SignInServerOptions {
  /**
   * Scheme, host and port of the site: `https://shop.example`. Only its pages may post, and only messages for it count.
   * `http:` is for this machine alone (`http://localhost:5173`).
   */
  readonly origin: string
  /** CAIP-2 ids of the chains whose accounts may sign in: of EVM, Solana and Bitcoin. */
  readonly chains: readonly CaipNetworkId[]
  /**
   * Nodes by the id of their chain, of your choice: an address of JSON-RPC, or a function that asks. Accounts that are
   * contracts (ERC-1271, ERC-6492) are asked through them; on a chain without one, they are refused.
   */
  readonly rpc?: RpcNodes
  /** One for all processes of the site: `memoryNonceStore()` where there is one process. */
  readonly nonces: NonceStore
  readonly session: {
    /** 32 random bytes at least, from the environment: whoever knows it can sign in as anybody. */
    readonly secret: string
    /**
     * How long somebody stays signed in, in ms, from a second to a year: 24 hours unless said otherwise. The message
     * may end it earlier.
     */
    readonly lifetimeMs?: number
    /**
     * `cookie` (the default): the browser keeps the session, and no script of the page sees it. `bearer`: the answer to
     * `verify` has it as `token`, and later requests bring it in `Authorization`.
     */
    readonly carrier?: 'cookie' | 'bearer'
  }
  /** The longest that a message may count, in ms, from a second to a year: 24 hours unless said otherwise. */
  readonly messageLifetimeMs?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

const SECRET_BYTES = 32
/** A token counts in whole seconds. */
const SECOND_MS = 1_000
const YEAR_MS = 366 * 86_400_000
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

const isOrigin = (text: string): boolean => {
  const isWeb = URL.canParse(text) && new URL(text).origin === text
  return isWeb && (text.startsWith('https://') || LOOPBACK.test(text))
}

/** A time that lies ahead, and that a date can say: no text of digits, as an environment has it. */
export const isLifetime = (ms: number | undefined): boolean =>
  ms === undefined || (typeof ms === 'number' && ms >= SECOND_MS && ms <= YEAR_MS)

/** Of anything but a text, the key would be what it is written as, which is no secret. */
const isSecret = (secret: string): boolean =>
  typeof secret === 'string' && new TextEncoder().encode(secret).length >= SECRET_BYTES

const isStore = (nonces: NonceStore | undefined): boolean =>
  typeof nonces?.put === 'function' && typeof nonces.take === 'function'

/** What is wrong with the options; `undefined` where nothing is. */
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

/** A server with wrong options would let in whom it should not: it does not start. */
export const checkOptions = (options: SignInServerOptions): void => {
  const fault = faultOf(options)
  if (fault !== undefined) throw new TypeError(`createSignInServer: ${fault}`)
}
