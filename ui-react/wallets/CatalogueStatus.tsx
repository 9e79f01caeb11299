import type { CatalogueProgress } from '../../domain/wallets/WalletCatalogue.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hidden } from '../modal/shared.styles.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

interface CatalogueStatusProps {
  readonly rows: number
  readonly count: number
  readonly progress: CatalogueProgress
}

/** Says how many wallets there are, once an answer stands; a page more is not worth an interruption. */
export const CatalogueStatus = ({ rows, count, progress }: CatalogueStatusProps) => {
  const t = useTranslate()
  const { locale } = useReadable(usePortico().appearance)
  const words = (): string => {
    if (progress._tag === 'Idle' || progress._tag === 'Loading') return t('connect.loading')
    if (progress._tag === 'Unavailable') return t('wallets.unavailable')
    return rows === 0 ? t('wallets.none') : t('wallets.count', { count: new Intl.NumberFormat(locale).format(count) })
  }
  return (
    <p role="status" className={hidden}>
      {words()}
    </p>
  )
}
