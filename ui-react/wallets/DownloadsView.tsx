import { useEffect } from 'react'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { NoWallets } from '../connect/NoWallets.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint, lead, stack } from '../modal/shared.styles.js'
import { useShownView } from '../modal/useShownView.js'
import { ViewLoading } from '../modal/ViewLoading.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { listRow, listRowText } from '../primitives/ListRow.styles.js'
import { usePortico } from '../shared/usePortico.js'
import { type Download, downloadsOf } from './downloadsOf.js'
import { linkHost } from './DownloadsView.styles.js'
import { hostOf } from './hostOf.js'
import { useWalletRow } from './useWalletRow.js'
import { WalletPicture } from './WalletPicture.js'

const DownloadLink = ({ platform, address }: Download) => {
  const t = useTranslate()
  return (
    <a className={listRow} href={address} target="_blank" rel="noopener noreferrer">
      <span className={listRowText}>{t(platform)}</span>
      <bdi className={linkHost}>{hostOf(address)}</bdi>
      <Icon name="external" />
    </a>
  )
}

const Places = ({ row }: { readonly row: Extract<WalletRow, { readonly _tag: 'Listed' }> }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const downloads = downloadsOf(row.listing, navigator.userAgent)
  return (
    <div className={stack}>
      <div className={centred}>
        <WalletPicture wallet={row} large />
        <p className={lead} tabIndex={-1} data-portico-focus>
          {t('connecting.notInstalled', { wallet: row.name })}
        </p>
        <p className={hint}>
          {downloads.length === 0 ? t('downloads.none', { wallet: row.name }) : t('downloads.hint')}
        </p>
      </div>
      {downloads.map((download) => (
        <DownloadLink key={download.platform} {...download} />
      ))}
      {downloads.length === 0 && (
        <Button wide onPress={commands.back}>
          {t('connecting.otherWallets')}
        </Button>
      )}
    </div>
  )
}

/** Where a wallet can be had. Once it is installed, the connection goes on by itself (W-26). */
export const DownloadsView = () => {
  const { commands } = usePortico()
  const view = useShownView()
  const row = useWalletRow(view.name === 'Downloads' ? view.walletId : '')
  // An installed wallet and its listing are one row (U-43): the listed one gave way to it.
  const installed = row?._tag === 'Installed' ? row.id : undefined
  useEffect(() => {
    if (installed !== undefined) commands.chooseWallet(installed)
  }, [installed, commands])
  if (row === undefined) return <NoWallets />
  return row._tag === 'Listed' ? <Places row={row} /> : <ViewLoading />
}
