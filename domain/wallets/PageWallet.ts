import type { ConnectorKey } from '../connect/ConnectorKey.js'
import type { InstalledWallet } from './InstalledWallet.js'

/** A wallet of this page, as its first connector describes it, with all that lead to it: at most one a namespace. */
export interface PageWallet {
  readonly wallet: InstalledWallet
  readonly connectors: readonly [ConnectorKey, ...ConnectorKey[]]
}
