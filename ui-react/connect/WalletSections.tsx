import { Fragment, type ReactElement } from 'react'
import type { WalletRow } from '../../domain/wallets/walletRow.js'
import { useMessages } from '../messages/useMessages.js'
import { List } from '../primitives/List.js'
import { listHeading } from '../primitives/List.styles.js'
import { WalletListRow, walletRowKey } from '../wallets/WalletRows.js'
import { CONNECT } from './messages.js'

type Heading = 'connect.recent' | 'connect.installed' | 'connect.more'

const headingOf = ({ section, _tag }: WalletRow): Heading => {
  if (section === 'recent') return 'connect.recent'
  return _tag === 'Installed' ? 'connect.installed' : 'connect.more'
}

interface Item {
  readonly key: string
  readonly heading?: Heading
  readonly row: ReactElement
}

export interface WalletSectionsProps {
  readonly rows: readonly WalletRow[]
  readonly busy: boolean
  /** The row for any wallet on a phone, an `<li>`, and the number of rows above it (S9-25). */
  readonly phone: ReactElement | false
  readonly phoneAt: number
  /** The row that leads to all wallets, an `<li>`. */
  readonly all: ReactElement | false
}

/** Whether an item has a heading: once per kind, and "More ways" only above the last items. */
const isHeaded = (items: readonly Item[], at: number): boolean => {
  const heading = items[at]?.heading
  if (heading === undefined || heading === items[at - 1]?.heading) return false
  return heading !== 'connect.more' || (at > 0 && items.slice(at).every((item) => item.heading === heading))
}

/**
 * The wallets to choose from, under headings that name their source. A list of only one kind has no heading at its
 * start.
 */
export const WalletSections = ({ rows, busy, phone, phoneAt, all }: WalletSectionsProps) => {
  const t = useMessages(CONNECT)
  const wallets = rows.map((row): Item => {
    const key = walletRowKey(row)
    return {
      key,
      heading: headingOf(row),
      row: (
        <li key={key}>
          <WalletListRow row={row} headed />
        </li>
      ),
    }
  })
  const items: readonly Item[] = [
    ...wallets.slice(0, phoneAt),
    ...(phone === false ? [] : [{ key: 'phone', row: phone }]),
    ...wallets.slice(phoneAt),
    ...(all === false ? [] : [{ key: 'all', heading: 'connect.more' as const, row: all }]),
  ]
  return (
    <List name={t('connect.wallets')} busy={busy}>
      {items.map(({ key, heading, row }, at) => (
        <Fragment key={key}>
          {heading !== undefined && isHeaded(items, at) && (
            <li className={listHeading}>
              <h3>{t(heading)}</h3>
            </li>
          )}
          {row}
        </Fragment>
      ))}
    </List>
  )
}
