import type { ViewOf } from '../../domain/modal/view.js'
import type { WalletListing } from '../../domain/wallets/walletListing.js'
import { useEffect } from 'react'
import type { WalletRow } from '../../domain/wallets/walletRow.js'
import { NoWallets, useOnlyInWallet, WalletPicture } from './WalletRows.js'
import { COMMON } from '../messages/common.js'
import { DOWNLOADS } from './downloadMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint, stack } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { useWalletRow } from '../shared/viewHooks.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { listRow, listRowText } from '../primitives/List.styles.js'
import { usePortico } from '../shared/usePortico.js'
import { linkHost } from './wallets.styles.js'

const WORDS = { ...COMMON, ...DOWNLOADS }

interface Download {
  readonly platform: Extract<keyof typeof DOWNLOADS, `downloads.${string}`>
  readonly address: string
}

type Device = 'android' | 'ios' | 'desktop'

const deviceOf = (userAgent: string): Device => {
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'desktop'
}

const FIRST: Readonly<Record<Device, Download['platform']>> = {
  android: 'downloads.android',
  ios: 'downloads.ios',
  desktop: 'downloads.extension',
}

/** Where to get a wallet, the place for this device first (V-53). */
export const downloadsOf = (listing: WalletListing, userAgent: string): readonly Download[] => {
  const first = FIRST[deviceOf(userAgent)]
  const places: readonly (readonly [Download['platform'], string | undefined])[] = [
    ['downloads.extension', listing.chromeStore],
    ['downloads.ios', listing.appStore],
    ['downloads.android', listing.playStore],
    ['downloads.web', listing.webappLink],
    ['downloads.website', listing.homepage],
  ]
  return places
    .flatMap(([platform, address]) => (address === undefined ? [] : [{ platform, address }]))
    .sort((a, b) => Number(b.platform === first) - Number(a.platform === first))
}

/** The host of a web address, which tells a visitor where a link leads. */
const hostOf = (address: string): string => {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}

const DownloadLink = ({ platform, address }: Download) => {
  const t = useMessages(WORDS)
  return (
    <a className={listRow} href={address} target="_blank" rel="noopener noreferrer">
      <span className={listRowText}>
        {t(platform)}
        <bdi className={linkHost}>{hostOf(address)}</bdi>
      </span>
      <Icon name="external" />
    </a>
  )
}

const DownloadPlaces = ({ row }: { readonly row: Extract<WalletRow, { readonly _tag: 'Listed' }> }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const onlyInWallet = useOnlyInWallet()
  const downloads = downloadsOf(row.listing, navigator.userAgent)
  return (
    <div className={stack}>
      <div className={centred}>
        <WalletPicture wallet={row} large />
        <p className={lead} tabIndex={-1} data-portico-focus>
          {t('connecting.notInstalled', { wallet: row.name })}
        </p>
        <p className={hint}>
          {downloads.length === 0
            ? t('downloads.none', { wallet: row.name })
            : t(onlyInWallet ? 'downloads.openThere' : 'downloads.hint')}
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

/** Where to get a wallet. Once it is installed, connecting continues by itself (W-26). */
export const DownloadsView = ({ view }: { readonly view: ViewOf<'Downloads'> }) => {
  const { commands } = usePortico()
  const row = useWalletRow(view.walletId)
  // An installed wallet and its listing are one row (U-43): it replaced the listed one.
  const installed = row?._tag === 'Installed' ? row.id : undefined
  useEffect(() => {
    if (installed !== undefined) commands.chooseWallet(installed)
  }, [installed, commands])
  if (row === undefined) return <NoWallets />
  return row._tag === 'Listed' ? <DownloadPlaces row={row} /> : <ViewLoading />
}
