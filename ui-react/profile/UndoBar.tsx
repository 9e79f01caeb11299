import type { MultiWallet, MultiWalletState } from '../../application/connect/MultiWallet.js'
import { isSameConnector } from '../../domain/connect/isSameConnector.js'
import { useTranslate } from '../messages/useTranslate.js'
import { Button } from '../primitives/Button.js'
import { undoBar, undoPlace } from './profile.styles.js'

/** What was disconnected last, for as long as it can be taken back; said aloud when it appears. */
export const UndoBar = ({ wallets, state }: { readonly wallets: MultiWallet; readonly state: MultiWalletState }) => {
  const t = useTranslate()
  const { undoable } = state
  const [first] = undoable
  const known =
    first !== undefined && undoable.length === 1
      ? state.wallets[first.namespace].find((each) => isSameConnector(each, first))
      : undefined
  return (
    <div role="status" className={undoPlace} data-portico-undo>
      {undoable.length > 0 && (
        <div className={undoBar}>
          <span>
            {known === undefined
              ? t('profile.undoableMany', { count: String(undoable.length) })
              : t('profile.undoable', { wallet: known.label ?? known.name })}
          </span>
          <Button onPress={wallets.undo}>{t('profile.undo')}</Button>
        </div>
      )}
    </div>
  )
}
