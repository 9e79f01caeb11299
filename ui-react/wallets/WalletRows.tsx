import { findWalletRow, isUnverified, type WalletRow } from '../../domain/wallets/walletRow.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { usePicture } from '../shared/pictures.js'
import { isReachable } from '../../domain/wallets/walletListing.js'
import { CONNECT } from '../connect/messages.js'
import { useMessages } from '../messages/useMessages.js'
import { useNamespaceName } from '../messages/useNames.js'
import { centred, hidden, hint } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { Icon } from '../primitives/Icon.js'
import { ListRow, Tag } from '../primitives/List.js'
import { useCurrentView, useHostFacts } from '../shared/viewHooks.js'
import { useOutages, useWallets } from '../shared/hooks.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { HostPart } from '../slots/HostPart.js'
import { Button } from '../primitives/Button.js'

/** Includes the tag, because a listing and a connector may share an id. */
export const walletRowKey = ({ _tag, id }: WalletRow): string => `${_tag}:${id}`

/** A wallet's picture. */
export const WalletPicture = ({
  wallet,
  large = false,
}: {
  readonly wallet: Pick<WalletRow, 'name' | 'picture'>
  readonly large?: boolean
}) => <WalletIcon name={wallet.name} src={usePicture(wallet.picture)} large={large} />

const RowTag = ({ row, headed }: { readonly row: WalletRow; readonly headed: boolean }) => {
  const t = useMessages(CONNECT)
  const host = useHostFacts()
  if (isUnverified(row)) return <Tag tone="danger">{t('connect.unverified')}</Tag>
  if (row.section === 'recent' && !headed) return <Tag tone="strong">{t('connect.recent')}</Tag>
  if (row._tag === 'Installed') return headed ? null : <Tag tone="success">{t('connect.installed')}</Tag>
  if (!isReachable(host, row.listing)) return <Tag>{t('connect.get')}</Tag>
  return <Tag>{t(host.mobile ? 'connect.open' : 'connect.qr')}</Tag>
}

/** Only for rows of the directory itself: a wallet in the page may claim the rdns of any certified one (U-44). */
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

/** One wallet to choose; `headed`: the heading above it says that it is installed, or was used recently. */
export const WalletListRow = ({
  row,
  headed = false,
  tabIndex,
}: {
  readonly row: WalletRow
  readonly headed?: boolean
  readonly tabIndex?: 0 | -1
}) => {
  const { commands } = usePortico()
  const { networks } = useNetwork()
  const host = useHostFacts()
  const namespaceName = useNamespaceName()
  // The view beside the list, in a wide dialog.
  const shown = useCurrentView()
  const several = networks.some(({ chainNamespace }) => chainNamespace !== networks[0]?.chainNamespace)
  const note =
    several && row._tag === 'Installed'
      ? row.connectors.map(({ namespace }) => namespaceName(namespace)).join(' · ')
      : undefined
  const tag = (
    <>
      <CertifiedMark row={row} />
      <RowTag row={row} headed={headed} />
    </>
  )
  return (
    <ListRow
      picture={<WalletPicture wallet={row} />}
      text={row.name}
      note={note}
      tag={tag}
      current={'walletId' in shown && findWalletRow(shown.walletId ?? '', [row]) !== undefined}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      onPress={() => commands.chooseWallet(row.id)}
      {...(row._tag === 'Listed' && isReachable(host, row.listing) && { onNear: () => commands.preparePairing() })}
    />
  )
}

/** Why no more wallets are listed, unless the outage line above says so already. */
export const DirectoryLine = () => {
  const t = useMessages(CONNECT)
  const { directory } = useWallets()
  const said = useOutages().includes('walletApi')
  return directory === 'Unavailable' && !said ? <p className={hint}>{t('connect.directoryUnavailable')}</p> : null
}

/** Whether a wallet on this phone can only be reached in its own browser, because the site does not pair. */
export const useOnlyInWallet = (): boolean => {
  const { mobile, pairs } = useHostFacts()
  return mobile && !pairs
}

/** No wallet to connect: what to do, and what a wallet is. */
export const NoWallets = () => {
  const t = useMessages(CONNECT)
  const { commands } = usePortico()
  const onlyInWallet = useOnlyInWallet()
  return (
    <HostPart place={{ _tag: 'Empty', what: 'wallets' }}>
      <div className={centred}>
        <WalletIcon name="" icon="wallet" large />
        <p className={lead} tabIndex={-1} data-portico-focus>
          {t('connect.empty')}
        </p>
        <p className={hint}>{t(onlyInWallet ? 'connect.openInWallet' : 'connect.emptyHint')}</p>
        <Button onPress={() => commands.go({ name: 'WhatIsAWallet' })}>{t('connect.newToWallets')}</Button>
      </div>
    </HostPart>
  )
}
