import type { ErrorDescription, LifecycleError } from './domainError.js'

/** What can go wrong before the core is there, or when it is gone. */
export type EarlyError = Extract<LifecycleError, { readonly _tag: 'Destroyed' | 'ChunkNotLoaded' }>

/** `describeError` for those few: nothing has to be loaded for their words. */
export const EARLY_ERRORS: Readonly<Record<EarlyError['_tag'], ErrorDescription>> = {
  Destroyed: { code: 'PTC-DESTROYED', message: 'This Portico was destroyed', retryable: false },
  ChunkNotLoaded: { code: 'PTC-CHUNK-NOT-LOADED', message: 'A part of the page could not be loaded', retryable: true },
}
