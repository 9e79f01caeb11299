import type { ReactNode } from 'react'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useEarlyWords } from '../messages/useEarlyWords.js'
import { List } from '../primitives/List.js'
import { WalletListRow } from './WalletListRow.js'
import { walletRowKey } from './walletRowKey.js'

export interface WalletRowsProps {
  readonly rows: readonly WalletRow[]
  readonly busy: boolean
  /** A last row that is no wallet. */
  readonly children?: ReactNode
}

/** The wallets to choose from, each a row. */
export const WalletRows = ({ rows, busy, children }: WalletRowsProps) => {
  const t = useEarlyWords()
  return (
    <List name={t('connect.wallets')} busy={busy}>
      {rows.map((row) => (
        <li key={walletRowKey(row)}>
          <WalletListRow row={row} />
        </li>
      ))}
      {children}
    </List>
  )
}
