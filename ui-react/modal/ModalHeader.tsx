import { useContext } from 'react'
import type { View, ViewName, ViewOf } from '../../domain/modal/view.js'
import { findWalletRow } from '../../domain/wallets/walletRow.js'
import { FRAME } from './frameMessages.js'
import { MODAL } from './messages.js'
import { CONNECT } from '../connect/messages.js'
import { helpViews } from '../help/views.js'
import { formatMessage } from '../messages/formatMessage.js'
import { MessagesContext, useMessages } from '../messages/useMessages.js'
import { useNetwork, useWallets } from '../shared/hooks.js'
import { useWalletCatalogue } from '../shared/viewHooks.js'
import { canSwitchNetwork } from '../../domain/network/activeNetwork.js'
import { NetworkPicker } from '../network/NetworkPicker.js'
import { IconButton } from '../primitives/Icon.js'
import { useModal, usePortico } from '../shared/usePortico.js'
import { headerSpace } from './HeaderBar.styles.js'
import { HeaderBar } from './HeaderBar.js'
import type { TitleFacts, ViewTitle } from './ViewEntry.js'
import { viewEntry } from './viewRegistry.js'

const WORDS = { ...FRAME, ...MODAL, ...CONNECT, 'title.WhatIsAWallet': helpViews.WhatIsAWallet.title }

/** The heading of a view, which names the dialog: in the host's words, else the language's, else English. */
const useViewTitle = <Name extends ViewName>(view: ViewOf<Name>): string => {
  const t = useMessages(WORDS)
  const { words } = useContext(MessagesContext)
  const { networks } = useNetwork()
  const { rows } = useWallets()
  const catalogue = useWalletCatalogue()
  const entry = viewEntry(view)
  const facts: TitleFacts = {
    walletName: (id, unlisted = t('connect.wallets')) =>
      findWalletRow(id ?? '', rows, catalogue.rows)?.name ?? unlisted,
    networkName: (id) => networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? t('switching.start'),
  }
  const title: ViewTitle = entry.otherTitle?.(view) ?? {
    key: `title.${view.name}`,
    english: entry.title,
    values: entry.values?.(view, facts),
  }
  return formatMessage(words[title.key] ?? title.english, title.values)
}

/**
 * What stands before the title: the account's network where it can be changed, else the way back, else help for who has
 * no wallet.
 */
const HeaderStart = ({ view }: { readonly view: View }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const state = useModal()
  const network = useNetwork()
  if (state._tag !== 'Open') return <span className={headerSpace} />
  if (view.name === 'Account' && canSwitchNetwork(network)) return <NetworkPicker />
  if (state.history.length > 1) return <IconButton icon="back" name={t('modal.back')} onPress={commands.back} />
  if (view.name !== 'Connect') return <span className={headerSpace} />
  return (
    <IconButton icon="help" name={t('title.WhatIsAWallet')} onPress={() => commands.go({ name: 'WhatIsAWallet' })} />
  )
}

/** The header of a view. */
export const ModalHeader = ({ titleId, view }: { readonly titleId: string; readonly view: View }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  return (
    <HeaderBar
      titleId={titleId}
      title={useViewTitle(view)}
      close={t('modal.close')}
      onClose={commands.close}
      start={<HeaderStart view={view} />}
    />
  )
}
