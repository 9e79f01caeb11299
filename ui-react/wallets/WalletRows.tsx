import { isUnverified, type WalletRow } from '../../domain/wallets/walletRow.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { usePicture } from '../shared/pictures.js'
import { NAMESPACE_NAMES } from '../../domain/network/networkDisplay.js'
import { canPair } from '../../domain/wallets/walletListing.js'
import { CONNECT } from '../connect/messages.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hidden, hint, lead } from '../modal/shared.styles.js'
import { Icon } from '../primitives/Icon.js'
import { List, ListRow, Tag } from '../primitives/List.js'
import { useHostFacts } from '../shared/viewHooks.js'
import { useNetwork, useOutages, useWallets } from '../shared/hooks.js'
import { usePortico } from '../shared/usePortico.js'
import type { ReactNode } from 'react'
import { Button } from '../primitives/Button.js'

/** A listing and a connector may share an id. */
export const walletRowKey = ({ _tag, id }: WalletRow): string => `${_tag}:${id}`

/** A wallet's picture. */
export const WalletPicture = ({
  wallet,
  large = false,
}: {
  readonly wallet: Pick<WalletRow, 'name' | 'picture'>
  readonly large?: boolean
}) => <WalletIcon name={wallet.name} src={usePicture(wallet.picture)} large={large} />

const RowTag = ({ row }: { readonly row: WalletRow }) => {
  const t = useMessages(CONNECT)
  const { mobile } = useHostFacts()
  if (isUnverified(row)) return <Tag tone="danger">{t('connect.unverified')}</Tag>
  if (row.section === 'recent') return <Tag tone="accent">{t('connect.recent')}</Tag>
  if (row._tag === 'Installed') return <Tag>{t('connect.installed')}</Tag>
  if (!canPair(row.listing)) return <Tag>{t('connect.get')}</Tag>
  return <Tag>{t(mobile ? 'connect.open' : 'connect.qr')}</Tag>
}

/** Only of what the directory itself lists: a wallet in the page may claim the rdns of any certified one (U-44). */
const CertifiedMark = ({ row }: { readonly row: WalletRow }) => {
  const t = useMessages(CONNECT)
  if (row._tag !== 'Listed' || !row.listing.certified) return null
  return (
    <>
      <Icon name="done" />
      <span className={hidden}>{t('wallets.certifiedMark')}</span>
    </>
  )
}

/** One wallet to choose. */
export const WalletListRow = ({ row, tabIndex }: { readonly row: WalletRow; readonly tabIndex?: 0 | -1 }) => {
  const { commands } = usePortico()
  const { networks } = useNetwork()
  const several = networks.some(({ chainNamespace }) => chainNamespace !== networks[0]?.chainNamespace)
  const note =
    several && row._tag === 'Installed'
      ? row.connectors.map(({ namespace }) => NAMESPACE_NAMES[namespace]).join(' · ')
      : undefined
  const tag = (
    <>
      <CertifiedMark row={row} />
      <RowTag row={row} />
    </>
  )
  return (
    <ListRow
      picture={<WalletPicture wallet={row} />}
      text={row.name}
      note={note}
      tag={tag}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      onPress={() => commands.chooseWallet(row.id)}
      {...(row._tag === 'Listed' && canPair(row.listing) && { onNear: () => commands.preparePairing() })}
    />
  )
}

export interface WalletRowsProps {
  readonly rows: readonly WalletRow[]
  readonly busy: boolean
  /** A row among them that is no wallet, and how many are above it. */
  readonly among?: ReactNode
  readonly at?: number
  /** A last row that is no wallet. */
  readonly children?: ReactNode
}

/** The wallets to choose from, each a row. */
export const WalletRows = ({ rows, busy, among, at = 0, children }: WalletRowsProps) => {
  const t = useMessages(CONNECT)
  const items = rows.map((row) => (
    <li key={walletRowKey(row)}>
      <WalletListRow row={row} />
    </li>
  ))
  return (
    <List name={t('connect.wallets')} busy={busy}>
      {items.slice(0, at)}
      {among}
      {items.slice(at)}
      {children}
    </List>
  )
}

/** Why no more wallets are listed, where the outage line above does not say so already. */
export const DirectoryLine = () => {
  const t = useMessages(CONNECT)
  const { directory } = useWallets()
  const said = useOutages().includes('walletApi')
  return directory === 'Unavailable' && !said ? <p className={hint}>{t('connect.directoryUnavailable')}</p> : null
}

/** Nobody to connect with: what to do, and what a wallet is. */
export const NoWallets = () => {
  const t = useMessages(CONNECT)
  const { commands } = usePortico()
  return (
    <div className={centred}>
      <WalletIcon name="" icon="wallet" large />
      <p className={lead} tabIndex={-1} data-portico-focus>
        {t('connect.empty')}
      </p>
      <p className={hint}>{t('connect.emptyHint')}</p>
      <Button onPress={() => commands.go({ name: 'WhatIsAWallet' })}>{t('connect.newToWallets')}</Button>
    </div>
  )
}
