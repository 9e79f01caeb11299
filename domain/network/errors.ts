import { describeEarly } from '../errors/earlyErrors.js'
import { type ErrorTable, fixed } from '../errors/errorTable.js'
import type { LifecycleError } from '../errors/lifecycleError.js'
import type { NetworkError, SwitchError } from './networkSwitch.js'

/** Errors of networks and of switching them. */
export const NETWORK_ERRORS: ErrorTable<NetworkError | Exclude<SwitchError, LifecycleError>> = {
  NetworkNotFound: fixed('PTC-NETWORK-NOT-FOUND', 'Network not found', false),
  UnsupportedChain: describeEarly,
  SwitchRejected: fixed('PTC-SWITCH-REJECTED', 'The network was not switched: rejected in the wallet', true),
  ChainNotAdded: fixed('PTC-SWITCH-UNKNOWN-CHAIN', 'The wallet does not know this network', true),
  SwitchNotHonoured: fixed('PTC-SWITCH-NOT-HONOURED', 'The wallet agreed and is on another network', true),
  SwitchTimedOut: fixed('PTC-SWITCH-TIMEOUT', 'The wallet did not answer', true),
  SwitchPending: fixed('PTC-SWITCH-PENDING', 'The wallet already shows a request', true),
  SwitchNotSupported: fixed('PTC-SWITCH-NOT-SUPPORTED', 'This wallet cannot move to this network', false),
  SwitchAbandoned: fixed('PTC-SWITCH-ABANDONED', 'The switch of network was given up', true),
  SwitchFailed: ({ message }) => ({
    code: 'PTC-SWITCH-FAILED',
    message: message === '' ? 'The wallet could not switch the network' : message,
    retryable: true,
  }),
}
