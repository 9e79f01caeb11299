import { Foot } from '../modal/Foot.js'
import { useFeatures, useTokens } from '../shared/hooks.js'
import { useAccount, useNetwork } from '../shared/usePortico.js'
import { HostPart } from '../slots/HostPart.js'
import { AccountActions } from './AccountActions.js'
import { partsOfAccount } from './partsOfAccount.js'
import { AccountSummary } from './AccountSummary.js'
import { AccountTabs } from './AccountTabs.js'
import { account as accountClass } from './AccountView.styles.js'
import { DisconnectButton } from './DisconnectButton.js'

/**
 * The home of a connected visitor (S2-03). Its parts come from features that exist and are on (S2-20, S1-09). On a
 * network that the site does not use, holdings are not shown. The host's additions come after Portico's parts of the
 * same kind (W-64).
 */
export const AccountView = () => {
  const account = useAccount()
  const network = useNetwork()
  const { actions, rows, tabs } = partsOfAccount(useFeatures(), { account, network, tokens: useTokens() })
  if (account.address === undefined) return null
  return (
    <div className={accountClass}>
      <AccountSummary account={account} address={account.address} />
      <AccountActions account={account} actions={actions} />
      {rows.map((Rows, at) => (
        <Rows key={at} account={account} />
      ))}
      <HostPart place={{ _tag: 'Rows', account }} />
      <AccountTabs account={account} tabs={tabs} />
      <Foot>
        <DisconnectButton />
      </Foot>
    </div>
  )
}
