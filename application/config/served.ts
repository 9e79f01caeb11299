import type { Settings } from '../api/settings.js'
import type { Policy } from '../kernel/policy.js'
import type { Log } from '../ports/platform.js'
import { BALANCE_API, DIRECTORY_API, EMBEDDED_WALLET, PAIRING } from '../ports/tokens.js'
import { Subscription } from 'rxjs'

/** What is served by a server that the options name, or by a host's own adapter. Other parts are not offered. */
export interface Served {
  /** Remote wallets can be paired. */
  readonly pairing: boolean
  /** Wallets that are not installed can be listed. */
  readonly directory: boolean
  /** Tokens and their prices can be listed. */
  readonly balances: boolean
  /** There is a secure site, or a host's own wallet, to log in with. */
  readonly logins: boolean
}

/** `isOfHost`: whether the host supplies its own adapter for a port. */
export const servedBy = (
  { projectId, endpoints, manualControl }: Settings,
  isOfHost: (port: symbol) => boolean,
): Served => ({
  // A relay requires a project id (U-49); with manual control, the host pairs.
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

/** Tells the developer once, at the level `info`, which parts are not offered because nothing serves them. */
export const makeReportUnserved =
  ({ served, log }: { readonly served: Served; readonly log: Pick<Log, 'info'> }): Policy =>
  () => {
    const added = (Object.keys(ADDED) as (keyof Served)[]).filter((part) => !served[part]).map((part) => ADDED[part])
    if (added.length > 0) log.info(`A projectId would add: ${added.join(', ')}. See docs/withoutProjectId.md`)
    return Subscription.EMPTY
  }
