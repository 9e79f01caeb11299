import type { NetworkError } from '../network/networkSwitch.js'
import type { ErrorDescription, LifecycleError } from './domainError.js'

/** Errors before the core is there, or when it is gone. */
export type EarlyError = Extract<LifecycleError, { readonly _tag: 'Destroyed' | 'ChunkNotLoaded' | 'CoreNotStarted' }>

/** What a host got wrong, known without the core. */
export type UsageError = Extract<
  LifecycleError | NetworkError,
  { readonly _tag: 'InvalidOption' | 'ViewUnknown' | 'UnsupportedChain' }
>

const fixed = (code: ErrorDescription['code'], message: string, retryable = false): ErrorDescription => ({
  code,
  message,
  retryable,
})

/**
 * Our own deadline, the loaders of webpack and its like, and Safari: these ask for a file again. Chromium and Firefox
 * ask no more for a module that did not arrive, until the page is loaded anew (HTML, "fetch a single module script").
 */
const IS_ASKED_AGAIN = /^(Timeout|ChunkLoad)Error|Importing a module/

/**
 * How browsers and bundlers say that a file did not come, or that another came in its place, which is no script (the
 * page of an error) or lacks what is imported from it (a newer release).
 */
const DID_NOT_COME = /timeout|syntax|import|fetch|load/i

/** Why code is not there: its files did not come, or what they run threw. */
export const loadError = (cause: unknown): Exclude<EarlyError, { readonly _tag: 'Destroyed' }> => ({
  _tag: DID_NOT_COME.test(String(cause)) ? 'ChunkNotLoaded' : 'CoreNotStarted',
  cause,
})

/** A value in a few words: of a table or a function only what it is. */
const named = (given: unknown): string => {
  if (typeof given === 'string') return JSON.stringify(given.slice(0, 64))
  return Object(given) === given ? {}.toString.call(given) : String(given)
}

/** `describeError` for those few: nothing has to be loaded for their words. */
export const describeEarly = (error: EarlyError | UsageError): ErrorDescription => {
  if (error._tag === 'InvalidOption') {
    const { option, path, expected, given } = error
    // Each has a code of its own: `featuredWalletIds` has PTC-OPTION-FEATURED-WALLET-IDS.
    return fixed(
      `PTC-OPTION-${option.replace(/[A-Z]/g, '-$&').toUpperCase()}`,
      `The option "${path}" has to be ${expected}, and is ${named(given)}`,
    )
  }
  if (error._tag === 'UnsupportedChain') return fixed('PTC-CHAIN-UNSUPPORTED', 'Unsupported chain')
  if (error._tag === 'ViewUnknown')
    return fixed('PTC-VIEW-UNKNOWN', 'No view has this name, or it was given less than it needs')
  if (error._tag === 'Destroyed') return fixed('PTC-DESTROYED', 'This Portico was destroyed')
  if (error._tag === 'CoreNotStarted') return fixed('PTC-NOT-STARTED', 'A part of Portico could not start')
  const retryable = IS_ASKED_AGAIN.test(String(error.cause))
  return fixed('PTC-CHUNK-NOT-LOADED', 'A part of the page could not be loaded', retryable)
}
