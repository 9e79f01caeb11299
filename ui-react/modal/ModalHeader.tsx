import { NAMESPACE_NAMES } from '../../domain/network/NAMESPACE_NAMES.js'
import type { View } from '../../domain/modal/View.js'
import { SOCIAL_NAMES } from '../login/socialNames.js'
import { FRAME } from './frameMessages.js'
import { MODAL } from './messages.js'
import { TITLES } from './titles.js'
import { CONNECT } from '../connect/messages.js'
import { useMessages } from '../messages/useMessages.js'
import { useNetwork } from '../shared/hooks.js'
import { useWalletRow } from '../shared/viewHooks.js'
import { canSwitchNetwork } from '../../domain/network/canSwitchNetwork.js'
import { NetworkPicker } from '../network/NetworkPicker.js'
import { IconButton } from '../primitives/Icon.js'
import { useModal, usePortico } from '../shared/usePortico.js'
import { headerSpace } from './HeaderBar.styles.js'
import { HeaderBar } from './HeaderBar.js'

const WORDS = { ...FRAME, ...MODAL, ...TITLES, ...CONNECT }

/** The heading of a view, which names the dialog. */
const useViewTitle = (view: View): string => {
  const t = useMessages(WORDS)
  const { networks } = useNetwork()
  const wallet = useWalletRow(('walletId' in view ? view.walletId : undefined) ?? '')?.name
  const network =
    'networkId' in view ? networks.find(({ caipNetworkId }) => caipNetworkId === view.networkId)?.name : undefined
  const unnamed = view.name === 'ConnectingWalletConnect' ? 'WalletConnect' : t('connect.wallets')
  if (view.name === 'Connect' && view.namespace !== undefined)
    return t('title.ConnectOn', { chain: NAMESPACE_NAMES[view.namespace] })
  return t(`title.${view.name}`, {
    wallet: wallet ?? unnamed,
    provider: 'provider' in view ? SOCIAL_NAMES[view.provider] : '',
    network: network ?? t('switching.start'),
  })
}

/** What stands before the title: the account's network where it can be changed, else the way back, else help for who has no wallet. */
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
