import type { ChainNamespace } from '../../domain/network/network.js'
import { useEffect } from 'react'
import { CONNECT } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { ListRow } from '../primitives/List.js'
import { pairingViews } from '../pairing/views.js'
import { useCurrentView, useHostFacts, usePairing } from '../shared/viewHooks.js'
import { usePortico } from '../shared/usePortico.js'
import { rowsForNamespace } from '../../domain/wallets/walletRow.js'
import { hidden, hint, stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useWallets } from '../shared/hooks.js'
import { AwaitedRows } from './ConnectPlaceholder.js'
import { AllWalletsRow } from '../wallets/AllWalletsRow.js'
import { DirectoryLine, NoWallets, useOnlyInWallet } from '../wallets/WalletRows.js'
import { WalletSections } from './WalletSections.js'

const preloadPairing = pairingViews.ConnectingWalletConnect.part.preload

/** Row for any wallet on a phone. */
const PhoneRow = () => {
  const t = useMessages(CONNECT)
  const { commands } = usePortico()
  const shown = useCurrentView()
  const isShown = shown.name === 'ConnectingWalletConnect' && shown.walletId === undefined
  const isReady = usePairing()._tag === 'Ready'
  // The link is ready before the press; with its view preloaded, the code shows at once (U-48).
  useEffect(() => {
    if (isReady) preloadPairing()
  }, [isReady])
  // `data-portico-aside`: not focused when the view opens. A wallet is, because pairing has to be the visitor's choice.
  return (
    <li data-portico-aside>
      <ListRow
        picture={<WalletIcon name="" icon="phone" />}
        text="WalletConnect"
        note={t('connect.scan')}
        current={isShown}
        onPress={() => commands.go({ name: 'ConnectingWalletConnect', walletId: undefined })}
        onNear={() => {
          preloadPairing()
          commands.preparePairing()
        }}
      />
    </li>
  )
}

/** Connects a wallet: those of this browser at once, those to install once the directory has answered (S2-02). */
export const WalletMethods = ({ namespace }: { readonly namespace: ChainNamespace | undefined }) => {
  const t = useMessages(CONNECT)
  const { commands } = usePortico()
  const { rows: all, directory, total, pairingAt } = useWallets()
  const rows = rowsForNamespace(all, namespace)
  const { mobile } = useHostFacts()
  const onlyInWallet = useOnlyInWallet()
  const loading = directory === 'Loading'
  const none = !loading && rows.length === 0
  const onlyToGet = !loading && !none && rows.every(({ _tag }) => _tag === 'Listed')
  return (
    <div className={stack}>
      {none && <NoWallets />}
      {onlyToGet && <p className={hint}>{t('connect.empty')}</p>}
      {onlyToGet && onlyInWallet && <p className={hint}>{t('connect.openInWallet')}</p>}
      <WalletSections
        rows={rows}
        busy={loading}
        phone={!mobile && pairingAt !== undefined && <PhoneRow />}
        phoneAt={rowsForNamespace(all.slice(0, pairingAt), namespace).length}
        // If this chain has no wallets here, or only some of them, the full list may have more.
        all={!loading && total > rows.length && <AllWalletsRow total={total} />}
      />
      {loading && (
        <>
          <span role="status" className={hidden}>
            {t('connect.loading')}
          </span>
          <AwaitedRows />
          {rows.length === 0 && <Skeleton shape="field" />}
        </>
      )}
      {!none && <DirectoryLine />}
      {onlyToGet && <Button onPress={() => commands.go({ name: 'WhatIsAWallet' })}>{t('connect.newToWallets')}</Button>}
    </div>
  )
}
