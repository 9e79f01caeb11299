import { useState } from 'react'
import { HostPart } from '../slots/HostPart.js'
import type { MultiWallet, MultiWalletState } from '../../application/connect/multiWallet.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { CONNECT } from '../connect/messages.js'
import { PROFILE } from './messages.js'
import { useCounted } from '../messages/useCounted.js'
import { useMessages } from '../messages/useMessages.js'
import { useNamespaceName, useWalletName } from '../messages/useNames.js'
import { centred, hint } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { Button } from '../primitives/Button.js'
import { ListRow } from '../primitives/List.js'
import { rowGroup } from '../primitives/List.styles.js'
import { useFeatures } from '../shared/hooks.js'
import { usePortico } from '../shared/usePortico.js'
import { ConnectedWalletCard } from './ConnectedWalletCard.js'
import { PreviousWalletCard } from './PreviousWalletCard.js'
import { cards, panelHead, panelTitle, profileStack } from './profile.styles.js'

const WORDS = { ...CONNECT, ...PROFILE }

export interface NamespacePanelProps {
  readonly wallets: MultiWallet
  readonly state: MultiWalletState
  readonly namespace: ChainNamespace
}

/** The wallets of one namespace: connected ones, those used before, and a button to add one. */
export const NamespacePanel = ({ wallets, state, namespace }: NamespacePanelProps) => {
  const t = useMessages(WORDS)
  const counted = useCounted(WORDS)
  const { commands } = usePortico()
  const { multiWallet } = useFeatures()
  const [copied, setCopied] = useState('')
  const chain = useNamespaceName()(namespace)
  const walletName = useWalletName()
  const savedWallets = state.wallets[namespace].map((wallet) => ({ ...wallet, name: walletName(wallet) }))
  const live = savedWallets.filter(({ relation }) => relation !== 'disconnected')
  const past = savedWallets.filter(({ relation }) => relation === 'disconnected')
  return (
    <div className={profileStack}>
      {live.length === 0 ? (
        <HostPart place={{ _tag: 'Empty', what: 'connections' }}>
          <div className={centred}>
            <WalletIcon name="" icon="wallet" large />
            <p className={lead} tabIndex={-1} data-portico-focus>
              {t('profile.empty')}
            </p>
            <p className={hint}>{t('profile.emptyHint', { chain })}</p>
          </div>
        </HostPart>
      ) : (
        <>
          <div className={panelHead}>
            <h3 className={panelTitle} tabIndex={-1} data-portico-focus>
              {counted('profile.count', live.length)}
            </h3>
            {live.length > 1 && (
              <Button tone="danger" onPress={() => wallets.disconnectAll(namespace)}>
                {t('profile.disconnectAll')}
              </Button>
            )}
          </div>
          <ul className={cards} aria-label={t('connect.wallets')}>
            {live.map((wallet) => (
              <ConnectedWalletCard
                key={wallet.connectorId}
                wallets={wallets}
                wallet={wallet}
                copied={copied}
                onCopy={setCopied}
              />
            ))}
          </ul>
        </>
      )}
      {past.length > 0 && (
        <>
          <h3 className={panelTitle}>{t('profile.before')}</h3>
          <ul className={cards} aria-label={t('profile.before')}>
            {past.map((wallet) => (
              <PreviousWalletCard
                key={wallet.connectorId}
                wallets={wallets}
                wallet={wallet}
                returning={state.returning}
              />
            ))}
          </ul>
        </>
      )}
      {(multiWallet || live.length === 0) && (
        <div className={rowGroup}>
          <ListRow
            picture={<WalletIcon name="" icon="wallet" />}
            text={t('profile.add', { chain })}
            onPress={() => commands.go({ name: 'Connect', namespace })}
          />
        </div>
      )}
    </div>
  )
}
