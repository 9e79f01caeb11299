import { isFeatureOn, type Features } from '../../domain/config/features.js'
import { FEATURE_UIS } from '../featureUis.js'
import type { FeatureUi } from '../modal/FeatureUi.js'
import type { AccountFacts, AccountParts } from './AccountParts.js'
import { LoggedInRows } from './LoggedInRows.js'
import { WalletAccounts } from './WalletAccounts.js'
import { WalletsRow } from './WalletsRow.js'

/** Parts that depend on no feature switch. */
const OWN: AccountParts = { rows: [WalletAccounts, WalletsRow, LoggedInRows] }

/** The account's parts: its own, then those of each feature that is on. */
export const partsOfAccount = (features: Features, facts: AccountFacts): Required<AccountParts> => {
  const uis: Readonly<Record<string, Pick<FeatureUi<never>, 'account'>>> = FEATURE_UIS
  const brought = Object.entries(uis).flatMap(([name, { account }]) =>
    account !== undefined && isFeatureOn(name, features) ? [account] : [],
  )
  const parts = [OWN, ...brought]
  const isShown = (part: { readonly isShown?: (facts: AccountFacts) => boolean }): boolean =>
    part.isShown?.(facts) ?? true
  return {
    actions: parts.flatMap(({ actions = [] }) => actions.filter(isShown)),
    rows: parts.flatMap(({ rows = [] }) => rows),
    tabs: parts.flatMap(({ tabs = [] }) => tabs.filter(isShown)),
  }
}
