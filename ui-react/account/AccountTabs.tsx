import type { AccountState, AccountTab } from '../../domain/account/accountState.js'
import { useLabel } from '../messages/useLabel.js'
import { useMessages } from '../messages/useMessages.js'
import { Tabs, type TabsProps } from '../primitives/Tabs.js'
import { usePortico } from '../shared/usePortico.js'
import { HostPart } from '../slots/HostPart.js'
import type { FeatureTab } from './AccountParts.js'
import { ACCOUNT } from './messages.js'

const drawTabs = (tabs: TabsProps<string>) => <Tabs {...tabs} />

interface AccountTabsProps {
  readonly account: AccountState
  readonly tabs: readonly FeatureTab[]
}

/** What the account holds and did. Shows the tab that was selected last, else the first one (S2-20). */
export const AccountTabs = ({ account, tabs }: AccountTabsProps) => {
  const t = useMessages(ACCOUNT)
  const label = useLabel()
  const { commands } = usePortico()
  const chosen = tabs.find(({ id }) => id === account.currentTab) ?? tabs[0]
  const own: TabsProps<string> = {
    name: t('tokens.tabs'),
    tabs: tabs.map((tab) => ({ id: tab.id, label: label(tab.label) })),
    chosen: chosen?.id ?? '',
    onChoose: (id) => commands.chooseTab(id as AccountTab),
    children: chosen !== undefined && <chosen.Panel />,
  }
  return (
    <HostPart place={{ _tag: 'Tabs', account, own, draw: drawTabs }}>{chosen !== undefined && drawTabs(own)}</HostPart>
  )
}
