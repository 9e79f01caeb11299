import { useCallback, useRef } from 'react'
import { useTranslate } from '../messages/useTranslate.js'
import { stack } from '../modal/shared.styles.js'
import { SearchField } from '../primitives/SearchField.js'
import { Switch } from '../primitives/Switch.js'
import { usePortico } from '../shared/usePortico.js'
import { useWalletCatalogue } from '../shared/useWalletCatalogue.js'
import { toolbar } from './AllWalletsView.styles.js'
import { CatalogueEnd } from './CatalogueEnd.js'
import { CatalogueStatus } from './CatalogueStatus.js'
import { useKeptScroll } from './useKeptScroll.js'
import { useTopOf } from './useTopOf.js'
import { VirtualWalletRows } from './VirtualWalletRows.js'

/** A finger brings up a keyboard that hides half the list. */
const hasPointer = (): boolean => matchMedia('(hover: hover)').matches

/** Every wallet of the directory, to look through or to look for (S2-04). */
export const AllWalletsView = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  const { search, certifiedOnly, rows, progress } = useWalletCatalogue()
  const view = useRef<HTMLDivElement>(null)
  const question = `${certifiedOnly} ${search}`
  useKeptScroll(view)
  useTopOf(view, question)
  const focusFirst = useCallback(() => view.current?.querySelector<HTMLElement>('li [tabindex="0"]')?.focus(), [])
  const count = 'count' in progress && search.trim() === '' ? Math.max(progress.count, rows.length) : rows.length
  return (
    <div ref={view} className={stack} data-portico-tall>
      <div className={toolbar}>
        <SearchField
          name={t('wallets.search')}
          clear={t('wallets.clear')}
          text={search}
          first={hasPointer()}
          onText={commands.searchWallets}
          onDown={focusFirst}
        />
        <Switch name={t('wallets.certified')} on={certifiedOnly} onChange={commands.filterCertified} />
      </div>
      <CatalogueStatus rows={rows.length} count={count} progress={progress} />
      {rows.length > 0 && (
        <VirtualWalletRows
          rows={rows}
          question={question}
          count={count}
          busy={progress._tag === 'Loading'}
          onNearEnd={commands.loadMoreWallets}
        />
      )}
      <CatalogueEnd rows={rows.length} progress={progress} />
    </div>
  )
}
