import { hasBalances } from '../../domain/account/hasBalances.js'
import { useTranslate } from '../messages/useTranslate.js'
import { foot } from '../modal/shared.styles.js'
import { Tabs } from '../primitives/Tabs.js'
import { useAccount } from '../shared/useAccount.js'
import { useNetwork } from '../shared/useNetwork.js'
import { usePortico } from '../shared/usePortico.js'
import { AccountSummary } from './AccountSummary.js'
import { account as accountClass } from './AccountView.styles.js'
import { DisconnectButton } from './DisconnectButton.js'
import { LoggedInRows } from './LoggedInRows.js'
import { TokensPanel } from './TokensPanel.js'
import { WalletAccounts } from './WalletAccounts.js'
import { WalletsRow } from './WalletsRow.js'

/**
 * The home of a connected visitor (S2-03). A tab appears here when its feature exists and is on (S2-20, S1-09). On a
 * network that the site does not use, and where no balances are read (S9-20), nothing is said about what the account holds.
 */
export const AccountView = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  const account = useAccount()
  const { active } = useNetwork()
  if (account.address === undefined) return null
  return (
    <div className={accountClass}>
      <AccountSummary account={account} address={account.address} />
      <WalletAccounts active={account.address} />
      <WalletsRow account={account} />
      <LoggedInRows account={account} />
      {active._tag === 'Configured' && hasBalances(active.network.caipNetworkId) && (
        <Tabs
          name={t('tokens.tabs')}
          tabs={[{ id: 'Tokens', label: t('tokens.tab') }]}
          chosen="Tokens"
          onChoose={commands.chooseTab}
        >
          <TokensPanel />
        </Tabs>
      )}
      <div className={foot}>
        <DisconnectButton />
      </div>
    </div>
  )
}
