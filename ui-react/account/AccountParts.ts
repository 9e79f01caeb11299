import type { ComponentType } from 'react'
import type { NetworkState } from '../../application/api/state.js'
import type { AccountState, AccountTab } from '../../domain/account/accountState.js'
import type { TokenList } from '../../domain/account/tokens.js'
import type { WalletFeature } from '../../domain/config/options.js'
import type { PlainViewName } from '../../domain/modal/view.js'
import type { Label } from '../messages/useLabel.js'

/** Facts by which a part decides whether it is shown. */
export interface AccountFacts {
  readonly account: AccountState
  readonly network: NetworkState
  readonly tokens: TokenList
}

/** A button below the balance. */
export interface FeatureAction {
  /** Its place among the actions, which the host decides (`walletFeaturesOrder`, S9-24). */
  readonly feature: WalletFeature
  readonly label: Label
  /** The path of a line icon, 24 by 24. */
  readonly icon: string
  /** The view that it opens. */
  readonly view: PlainViewName
  readonly isShown?: (facts: AccountFacts) => boolean
}

/** A tab below the rows. */
export interface FeatureTab {
  readonly id: AccountTab
  readonly label: Label
  /** Rendered while the tab is selected. */
  readonly Panel: ComponentType
  readonly isShown?: (facts: AccountFacts) => boolean
}

export interface AccountRowsProps {
  readonly account: AccountState
}

/** What a feature adds to the account view; the view itself names no feature (S2-20, S1-09). */
export interface AccountParts {
  readonly actions?: readonly FeatureAction[]
  /** Rows; a row without content renders nothing. */
  readonly rows?: readonly ComponentType<AccountRowsProps>[]
  readonly tabs?: readonly FeatureTab[]
}
