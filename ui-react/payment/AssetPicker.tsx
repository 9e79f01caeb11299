import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Asset } from '../../domain/asset/asset.js'
import { searchAssets } from '../../domain/asset/search.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { SearchField } from '../primitives/SearchField.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { PAYMENT } from './messages.js'

/** Fewer assets are seen at once. */
const WORTH_A_SEARCH = 6
const FIRST_ROWS = 5
const NONE: readonly Asset[] = []

interface AssetPickerProps {
  readonly assets: readonly Asset[]
  /** A list of hundreds: its search is always there and takes the focus, and the dialog keeps its height. */
  readonly isLong?: boolean
  /** Text while assets load. None is shown meanwhile: a row that moves would be missed, or another one pressed. */
  readonly loading?: string | undefined
  /** Text for a list that does not answer, and how to ask again. */
  readonly outage?: { readonly words: string; readonly onRetry: () => void } | undefined
  /** Draws what was found; each row has a `tabIndex`, so that ArrowDown in the search finds the first one. */
  readonly children: (found: readonly Asset[], sought: string) => ReactNode
}

/** The choice of an asset: a search, what it found, and whether something is missing. */
export const AssetPicker = ({ assets, isLong = false, loading, outage, children }: AssetPickerProps) => {
  const t = useMessages(PAYMENT)
  const [typed, setTyped] = useState('')
  const view = useRef<HTMLDivElement>(null)
  const canSearch = isLong || assets.length >= WORTH_A_SEARCH
  const sought = canSearch ? typed.trim() : ''
  const shown = loading === undefined ? assets : NONE
  const found = useMemo(() => searchAssets(shown, sought), [shown, sought])
  const said = [loading ?? (found.length === 0 ? t('payment.noMatch') : ''), outage?.words ?? '']
  return (
    <div ref={view} className={stack} data-portico-tall={isLong || undefined}>
      {canSearch && (
        <SearchField
          name={t('payment.search')}
          clear={t('payment.clear')}
          text={typed}
          first={isLong}
          onText={setTyped}
          onDown={() => view.current?.querySelector<HTMLElement>('li [tabindex="0"]')?.focus()}
        />
      )}
      {found.length > 0 && children(found, sought)}
      {loading !== undefined && Array.from({ length: FIRST_ROWS }, (_, at) => <Skeleton key={at} shape="row" />)}
      <p className={hint} role="status">
        {said.join(' ').trim()}
      </p>
      {outage !== undefined && (
        <Button wide onPress={outage.onRetry}>
          {t('payment.retry')}
        </Button>
      )}
    </div>
  )
}
