import type { Settings } from '../api/settings.js'
import type { Policy } from '../kernel/policy.js'
import type { Log } from '../ports/platform.js'
import { BALANCE_API, DIRECTORY_API, EMBEDDED_WALLET, PAIRING } from '../ports/tokens.js'
import { Subscription } from 'rxjs'

/** What something serves: a server that the options name, or an adapter of the host. Nothing else is offered. */
export interface Served {
  /** Wallets that are not in this page are paired. */
  readonly pairing: boolean
  /** Wallets that are not in this page are listed. */
  readonly directory: boolean
  /** Tokens are listed, with their prices. */
  readonly balances: boolean
  /** There is a secure site, or a wallet of the host's own, to log in with. */
  readonly logins: boolean
}

/** `isOfHost`: whether the host brings its own adapter for a port. */
export const servedBy = (
  { projectId, endpoints, manualControl }: Settings,
  isOfHost: (port: symbol) => boolean,
): Served => ({
  // A relay lets nobody in without a project (U-49); with manual control, the host pairs.
  pairing: isOfHost(PAIRING) || manualControl === true || projectId !== undefined,
  directory: isOfHost(DIRECTORY_API) || (projectId ?? endpoints?.walletApi) !== undefined,
  balances: isOfHost(BALANCE_API) || (projectId ?? endpoints?.blockchainApi) !== undefined,
  logins: isOfHost(EMBEDDED_WALLET) || (projectId ?? endpoints?.secureSite) !== undefined,
})

const ADDED: Readonly<Record<keyof Served, string>> = {
  pairing: 'pairing by WalletConnect',
  directory: 'the wallet directory',
  balances: 'token lists and prices',
  logins: 'e-mail and social login',
}

/** Tells the developer once, at the level `info`, what is not offered because nothing serves it. */
export const makeReportUnserved =
  ({ served, log }: { readonly served: Served; readonly log: Pick<Log, 'info'> }): Policy =>
  () => {
    const added = (Object.keys(ADDED) as (keyof Served)[]).filter((part) => !served[part]).map((part) => ADDED[part])
    if (added.length > 0) log.info(`A projectId would add: ${added.join(', ')}. See docs/withoutProjectId.md`)
    return Subscription.EMPTY
  }
