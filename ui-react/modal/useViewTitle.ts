import type { View } from '../../domain/modal/View.js'
import { useTranslate } from '../messages/useTranslate.js'
import { useWallets } from '../shared/useWallets.js'

/** The heading of a view, which names the dialog. */
export const useViewTitle = (view: View): string => {
  const t = useTranslate()
  const { rows } = useWallets()
  const wallet = view.name === 'ConnectingExternal' ? rows.find(({ id }) => id === view.walletId)?.name : undefined
  return t(`title.${view.name}`, { wallet: wallet ?? t('connect.wallets') })
}
