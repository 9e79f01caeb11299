import { canSwitchNetwork } from '../../domain/network/canSwitchNetwork.js'
import type { View } from '../../domain/modal/View.js'
import { useEarlyWords } from '../messages/useEarlyWords.js'
import { NetworkPicker } from '../network/NetworkPicker.js'
import { IconButton } from '../primitives/IconButton.js'
import { useModal } from '../shared/useModal.js'
import { useNetwork } from '../shared/useNetwork.js'
import { usePortico } from '../shared/usePortico.js'
import { headerSpace } from './HeaderBar.styles.js'

/** What stands before the title: the account's network where it can be changed, else the way back, else help for who has no wallet. */
export const HeaderStart = ({ view }: { readonly view: View }) => {
  const t = useEarlyWords()
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
