import type { NetworkError } from '../network/networkSwitch.js'
import type { ErrorDescription } from './errorTable.js'
import type { LifecycleError } from './lifecycleError.js'

/** Errors before the core is loaded, or after it was destroyed. */
export type EarlyError = Extract<LifecycleError, { readonly _tag: 'Destroyed' | 'ChunkNotLoaded' | 'CoreNotStarted' }>

/** An option of `createPortico` that is not what it has to be. */
export type InvalidOption = Extract<LifecycleError, { readonly _tag: 'InvalidOption' }>

/** A host's mistakes, detected without the core. */
export type UsageError = Extract<LifecycleError | NetworkError, { readonly _tag: 'InvalidOption' | 'UnsupportedChain' }>

const fixed = (code: ErrorDescription['code'], message: string, retryable = false): ErrorDescription => ({
  code,
  message,
  retryable,
})

/** Deadline for a chunk of our own code (ms); the next call waits for it again (U-91). */
export const CHUNK_DEADLINE_MS = 20_000

/**
 * Failures after which a file is requested again: our own deadline, the loaders of webpack and its like, and Safari.
 * Chromium and Firefox do not request a failed module again until the page is reloaded (HTML, "fetch a single module
 * script").
 */
const IS_ASKED_AGAIN = /^(Timeout|ChunkLoad)Error|Importing a module/

/**
 * Messages of browsers and bundlers for a file that did not load, or that was replaced: by an error page, which is not
 * a script, or by a newer release, which lacks an imported name.
 */
const DID_NOT_COME = /timeout|syntax|import|fetch|load/i

/** Why code is missing: its files did not load, or they threw when they ran. */
export const loadError = (cause: unknown): Exclude<EarlyError, { readonly _tag: 'Destroyed' }> => ({
  _tag: DID_NOT_COME.test(String(cause)) ? 'ChunkNotLoaded' : 'CoreNotStarted',
  cause,
})

/** `describeError` for these few errors, without loading their texts. */
export const describeEarly = (error: EarlyError | UsageError): ErrorDescription => {
  if (error._tag === 'InvalidOption') {
    // Each option has a code of its own: `featuredWalletIds` has PTC-OPTION-FEATURED-WALLET-IDS.
    return fixed(`PTC-OPTION-${error.option.replace(/[A-Z]/g, '-$&').toUpperCase()}`, `Invalid option: ${error.path}`)
  }
  if (error._tag === 'UnsupportedChain') return fixed('PTC-CHAIN-UNSUPPORTED', 'Unsupported chain')
  if (error._tag === 'Destroyed') return fixed('PTC-DESTROYED', 'This Portico was destroyed')
  if (error._tag === 'CoreNotStarted') return fixed('PTC-NOT-STARTED', 'A part of Portico could not start')
  const retryable = IS_ASKED_AGAIN.test(String(error.cause))
  return fixed('PTC-CHUNK-NOT-LOADED', 'A part of the page could not be loaded', retryable)
}
