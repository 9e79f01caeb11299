import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { View, ViewName, ViewOf } from '../../domain/modal/view.js'
import { findWalletRow } from '../../domain/wallets/walletRow.js'
import { FRAME } from './frameMessages.js'
import { MODAL } from './messages.js'
import { CONNECT } from '../connect/messages.js'
import { helpViews } from '../help/views.js'
import { formatMessage } from '../messages/formatMessage.js'
import { MessagesContext, useMessages } from '../messages/useMessages.js'
import { useNamespaceName } from '../messages/useNames.js'
import { useWallets } from '../shared/hooks.js'
import { useHostFacts, useWalletCatalogue } from '../shared/viewHooks.js'
import { canSwitchNetwork } from '../../domain/network/activeNetwork.js'
import { IconButton } from '../primitives/Icon.js'
import { Picture } from '../primitives/Picture.js'
import { useModal, useNetwork, usePortico } from '../shared/usePortico.js'
import { HostPart } from '../slots/HostPart.js'
import { headerSpace } from './HeaderBar.styles.js'
import { HeaderBar, type HeaderBarProps } from './HeaderBar.js'
import { lazyComponent, useLoadState } from './lazyComponent.js'
import type { TitleFacts, ViewTitle } from './ViewEntry.js'
import { viewEntry } from './viewRegistry.js'

const WORDS = { ...FRAME, ...MODAL, ...CONNECT, 'title.WhatIsAWallet': helpViews.WhatIsAWallet.title }

/** The heading of a view, which names the dialog: the host's text, else the language's, else English. */
export const useViewTitle = <Name extends ViewName>(view: ViewOf<Name>): string => {
  const t = useMessages(WORDS)
  const { words } = useContext(MessagesContext)
  const { networks } = useNetwork()
  const { rows } = useWallets()
  const catalogue = useWalletCatalogue()
  const entry = viewEntry(view)
  // Renders again when the view is loaded: the heading of a feature's view comes with it.
  useLoadState(entry.part)
  const facts: TitleFacts = {
    walletName: (id, unlisted = t('connect.wallets')) =>
      findWalletRow(id ?? '', rows, catalogue.rows)?.name ?? unlisted,
    networkName: (id) => networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? t('switching.start'),
    namespaceName: useNamespaceName(),
    siteName: useHostFacts().site?.name,
  }
  const title: ViewTitle = entry.otherTitle?.(view, facts) ?? {
    key: `title.${view.name}`,
    english: entry.title || t('modal.loading'),
    values: entry.values?.(view, facts),
  }
  return formatMessage(words[title.key] ?? title.english, title.values)
}

const NETWORK_PICKER = lazyComponent(async () => (await import('../network/NetworkPicker.js')).NetworkPicker)

/** Loads in parallel with the account view. If it fails to load, its space stays empty; the next mount tries again. */
const NetworkPickerSlot = () => {
  const { subscribe, state, retry } = NETWORK_PICKER
  const picker = useSyncExternalStore(subscribe, state, state)
  useEffect(retry, [retry])
  return picker._tag === 'Loaded' ? <picker.Part /> : <span className={headerSpace} />
}

/**
 * Before the title: the account's network if it can be changed, else the way back, else help for visitors without a
 * wallet.
 */
const HeaderStart = ({ view }: { readonly view: View }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const state = useModal()
  const network = useNetwork()
  if (state._tag !== 'Open') return <span className={headerSpace} />
  if (view.name === 'Account' && canSwitchNetwork(network)) return <NetworkPickerSlot />
  if (state.history.length > 1) return <IconButton icon="back" name={t('modal.back')} onPress={commands.back} />
  if (view.name !== 'Connect') return <span className={headerSpace} />
  return (
    <IconButton icon="help" name={t('title.WhatIsAWallet')} onPress={() => commands.go({ name: 'WhatIsAWallet' })} />
  )
}

/** The site's own picture, beside its name. */
export const SiteIcon = () => {
  const [icon] = useHostFacts().site?.icons ?? []
  return <Picture src={icon}>{null}</Picture>
}

/** The header of a view. */
export const ModalHeader = ({ titleId, view }: { readonly titleId: string; readonly view: View }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const bar: HeaderBarProps = {
    titleId,
    title: useViewTitle(view),
    icon: view.name === 'Connect' && <SiteIcon />,
    close: t('modal.close'),
    onClose: commands.close,
    start: <HeaderStart view={view} />,
  }
  return (
    <HostPart place={{ _tag: 'Header', view: view.name, bar }}>
      <HeaderBar {...bar} />
    </HostPart>
  )
}
