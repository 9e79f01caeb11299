import { useEffect } from 'react'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint, lead } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'
import { Button } from '../primitives/Button.js'
import { button } from '../primitives/Button.styles.js'
import { usePortico } from '../shared/usePortico.js'
import { useWallets } from '../shared/useWallets.js'

const hostOf = (address: string): string => {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}

/** A wallet that is not in this browser: where to get it. Once it appears, the connection goes on by itself (W-26). */
export const GetWallet = ({ listing, icon }: { readonly listing: WalletListing; readonly icon: string | undefined }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const { rows } = useWallets()
  const installed = rows.find((row) => row._tag === 'Installed' && row.id === listing.rdns)?.id
  useEffect(() => {
    if (installed !== undefined) commands.chooseWallet(installed)
  }, [installed, commands])
  const address = listing.chromeStore ?? listing.homepage
  return (
    <div className={centred}>
      <Arch name={listing.name} src={icon} large />
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
