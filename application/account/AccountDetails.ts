import type { AccountTab } from '../../domain/account/AccountTab.js'
import type { TokenList } from '../../domain/account/TokenList.js'

/** What is found out about an account after it connected. */
export interface AccountDetails {
  /** Native balance, decimal text in whole coins. */
  readonly balance: string | undefined
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  readonly tokens: TokenList
  readonly currentTab: AccountTab
}
