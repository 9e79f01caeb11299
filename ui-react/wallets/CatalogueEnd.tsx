import type { CatalogueProgress } from '../../domain/wallets/WalletCatalogue.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint, lead } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'
import { Button } from '../primitives/Button.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { usePortico } from '../shared/usePortico.js'

const FIRST_ROWS = 6

/** What stands below the rows: more on its way, nothing found, or a directory that does not answer. */
export const CatalogueEnd = ({ rows, progress }: { readonly rows: number; readonly progress: CatalogueProgress }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  if (progress._tag === 'Unavailable') {
    return (
      <div className={centred}>
        <p className={rows === 0 ? lead : hint}>{t('wallets.unavailable')}</p>
        <Button onPress={commands.retryWallets}>{t('connecting.retry')}</Button>
      </div>
    )
  }
  if (progress._tag === 'Complete') {
    return rows > 0 ? null : (
      <div className={centred}>
        <Arch name="" icon="search" large />
        <p className={lead}>{t('wallets.none')}</p>
        <p className={hint}>{t('wallets.noneHint')}</p>
      </div>
    )
  }
  const places = progress._tag === 'LoadingMore' || rows > 0 ? 1 : FIRST_ROWS
  return progress._tag === 'Partial'
    ? null
    : Array.from({ length: places }, (_, index) => <Skeleton key={index} shape="row" />)
}
