import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { Portico } from '../../application/portico.js'
import { useModal, usePortico } from '../shared/usePortico.js'
import type { CatalogueProgress } from '../../domain/wallets/catalogue.js'
import { COMMON } from '../messages/common.js'
import { CONNECT } from '../connect/messages.js'
import { WALLETS } from './messages.js'
import { useCounted } from '../messages/useCounted.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hidden, hint, stack } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { Button } from '../primitives/Button.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { SearchField } from '../primitives/SearchField.js'
import { Switch } from '../primitives/Switch.js'
import { useWalletCatalogue } from '../shared/viewHooks.js'
import { toolbar } from './wallets.styles.js'
import { VirtualWalletRows } from './VirtualWalletRows.js'

const WORDS = { ...COMMON, ...CONNECT, ...WALLETS }

/** The scroll position of each Portico's list; a new visit to the modal starts at the top. */
const scrollPositions = new WeakMap<Portico, { readonly depth: number; readonly top: number }>()

/** Restores the scroll position when the visitor comes back from a wallet. */
const useScrollRestoration = (view: RefObject<HTMLElement | null>): void => {
  const portico = usePortico()
  const modal = useModal()
  const depth = modal._tag === 'Open' ? modal.history.length : 0
  useLayoutEffect(() => {
    const scroller = view.current?.closest('[data-portico-scroller]')
    const before = scrollPositions.get(portico)
    scrollPositions.delete(portico)
    if (before?.depth === depth && scroller != null) scroller.scrollTop = before.top
    return () => {
      // Read once, at the end: each reading during a scroll would force a layout.
      if (portico.modal.value._tag !== 'Closed') scrollPositions.set(portico, { depth, top: scroller?.scrollTop ?? 0 })
    }
    // Once per visit: while the view stays, the browser keeps the position.
  }, [portico, view, depth])
}

/** Scrolls to the top for a new query; the same query keeps its position. */
const useScrollReset = (view: RefObject<HTMLElement | null>, question: string): void => {
  const lastQuestion = useRef(question)
  useLayoutEffect(() => {
    if (lastQuestion.current === question) return
    lastQuestion.current = question
    const scroller = view.current?.closest('[data-portico-scroller]')
    if (scroller != null) scroller.scrollTop = 0
  }, [view, question])
}

interface CatalogueStatusProps {
  readonly rows: number
  readonly count: number
  readonly progress: CatalogueProgress
}

/** Announces the number of wallets once an answer is complete; further pages do not interrupt. */
const CatalogueStatus = ({ rows, count, progress }: CatalogueStatusProps) => {
  const t = useMessages(WORDS)
  const counted = useCounted(WORDS)
  const words = (): string => {
    if (progress._tag === 'Idle' || progress._tag === 'Loading') return t('connect.loading')
    if (progress._tag === 'Unavailable') return t('wallets.unavailable')
    return rows === 0 ? t('wallets.none') : counted('wallets.count', count)
  }
  return (
    <p role="status" className={hidden}>
      {words()}
    </p>
  )
}

const FIRST_ROWS = 6

/** Shown below the rows: loading more, nothing found, or the directory is unavailable. */
const CatalogueEnd = ({ rows, progress }: { readonly rows: number; readonly progress: CatalogueProgress }) => {
  const t = useMessages(WORDS)
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
        <WalletIcon name="" icon="search" large />
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

/** Every wallet of the directory, to browse or search (S2-04). */
export const AllWalletsView = () => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const { search, certifiedOnly, rows, progress } = useWalletCatalogue()
  const view = useRef<HTMLDivElement>(null)
  const question = `${certifiedOnly} ${search}`
  useScrollRestoration(view)
  useScrollReset(view, question)
  const focusFirst = useCallback(() => view.current?.querySelector<HTMLElement>('li [tabindex="0"]')?.focus(), [])
  const count = 'count' in progress && search.trim() === '' ? Math.max(progress.count, rows.length) : rows.length
  return (
    <div ref={view} className={stack} data-portico-tall>
      <div className={toolbar}>
        <SearchField
          name={t('wallets.search')}
          clear={t('wallets.clear')}
          text={search}
          first
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
