import type { AccountType } from '../account/AccountType.js'
import type { CaipNetworkId } from '../network/CaipNetworkId.js'

/** Whether the visitor may go over to a smart account: only from an `eoa`, and where smart accounts are enabled (S6-02, S9-32). */
export const canSwitchAccountType = (enabled: readonly number[], at: CaipNetworkId, current: AccountType): boolean =>
  current === 'eoa' && enabled.some((id) => at === `eip155:${id}`)
