import type { ErrorDescription, LifecycleError } from './domainError.js'

/** What can go wrong before the core is there. */
export type EarlyError = Extract<LifecycleError, { readonly _tag: 'Destroyed' | 'ChunkNotLoaded' }>

const DESCRIPTIONS: Readonly<Record<EarlyError['_tag'], ErrorDescription>> = {
  Destroyed: { code: 'PTC-DESTROYED', message: 'This Portico was destroyed', retryable: false },
  ChunkNotLoaded: { code: 'PTC-CHUNK-NOT-LOADED', message: 'A part of the page could not be loaded', retryable: true },
}

/** `describeError` for those few: the others' words come with the core. */
export const describeEarly = ({ _tag }: EarlyError): ErrorDescription => DESCRIPTIONS[_tag]
