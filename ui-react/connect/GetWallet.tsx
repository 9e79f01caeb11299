import { useEffect } from 'react'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint, lead } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { button } from '../primitives/Button.styles.js'
import { usePortico } from '../shared/usePortico.js'
import { useWallets } from '../shared/useWallets.js'
import { WalletPicture } from '../wallets/WalletPicture.js'

const hostOf = (address: string): string => {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}

/** A wallet that is not in this browser: where to get it. Once it appears, the connection goes on by itself (W-26). */
export const GetWallet = ({ row }: { readonly row: Extract<WalletRow, { readonly _tag: 'Listed' }> }) => {
  const t = useTranslate()
  const { listing } = row
  const { commands } = usePortico()
  const { rows } = useWallets()
  const installed = rows.find((other) => other._tag === 'Installed' && other.id === listing.rdns)?.id
  useEffect(() => {
    if (installed !== undefined) commands.chooseWallet(installed)
  }, [installed, commands])
  const address = listing.chromeStore ?? listing.homepage
  return (
    <div className={centred}>
      <WalletPicture wallet={row} large />
      <p className={lead} tabIndex={-1} data-portico-focus>
        {t('connecting.notInstalled', { wallet: listing.name })}
      </p>
      {address === undefined ? (
        <Button wide onPress={commands.back}>
          {t('connecting.otherWallets')}
        </Button>
      ) : (
        <>
          <p className={hint}>{t('connecting.getHint')}</p>
          <a className={button} data-tone="primary" data-wide="true" href={address} target="_blank" rel="noopener noreferrer">
            {t('connecting.getLink', { host: hostOf(address) })}
          </a>
        </>
      )}
    </div>
  )
}
