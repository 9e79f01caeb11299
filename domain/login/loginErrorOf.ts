import type { ConnectError } from '../connect/ConnectError.js'
import type { LoginError } from './LoginError.js'

/** Why a login that stands gave no connection. */
export const loginErrorOf = (error: ConnectError): LoginError => {
  if (error._tag === 'WalletTimedOut') return { _tag: 'FrameTimedOut', afterMs: error.afterMs }
  if (error._tag === 'WalletMisbehaved') return { _tag: 'FrameMalformed', detail: error.detail }
  if (error._tag === 'ConnectorUnavailable') return { _tag: 'NoAuthConnector' }
  // The wallet's own words may name the visitor; the specification's do not (S8-11).
  return { _tag: 'FrameFailed', message: 'Failed to connect' }
}
