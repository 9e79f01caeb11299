import { makeRequestWallet } from '../../application/connect/makeRequestWallet.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { RequestWallet } from '../../application/connect/requestWallet.js'
import { watchPending, type WatchPendingDeps } from '../../application/send/watchPending.js'

/** Requests to wallets, and what becomes of the transactions among them. */
export const startRequests = ({
  connect,
  ...deps
}: Omit<WatchPendingDeps, 'sessions'> & { readonly connect: ConnectFeature }): RequestWallet =>
  makeRequestWallet({ sessions: connect.sessions, sent: watchPending({ ...deps, sessions: connect.sessions }) })
