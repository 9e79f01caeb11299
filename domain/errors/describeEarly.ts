import type { ConnectError } from '../connect/connectAttempt.js'
import type { NetworkError } from '../network/networkSwitch.js'
import type { ErrorDescription, LifecycleError } from './domainError.js'

/** What can go wrong before the core is there. */
export type EarlyError =
  | LifecycleError
  | Extract<ConnectError, { readonly _tag: 'ModalClosed' }>
  | Extract<NetworkError, { readonly _tag: 'UnsupportedChain' }>

const DESCRIPTIONS: Readonly<Record<EarlyError['_tag'], ErrorDescription>> = {
  ModalClosed: { code: 'PTC-MODAL-CLOSED', message: 'Modal closed', retryable: true },
  UnsupportedChain: { code: 'PTC-CHAIN-UNSUPPORTED', message: 'Unsupported chain', retryable: false },
  Destroyed: { code: 'PTC-DESTROYED', message: 'This Portico was destroyed', retryable: false },
  ChunkNotLoaded: { code: 'PTC-CHUNK-NOT-LOADED', message: 'A part of the page could not be loaded', retryable: true },
}

/** `describeError` for those few: the others' words come with the core. */
export const describeEarly = ({ _tag }: EarlyError): ErrorDescription => DESCRIPTIONS[_tag]
