import { isFeatureOn } from '../../domain/config/features.js'
import type { Network } from '../../domain/network/network.js'
import { useMessages } from '../messages/useMessages.js'
import { choices } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { useFeatures } from '../shared/hooks.js'
import { usePortico } from '../shared/usePortico.js'
import { useHostFacts } from '../shared/viewHooks.js'
import { ACCOUNT } from './messages.js'

/**
 * Next steps for an account with too little to send or swap (V-36, V-39). After a return from Receive, the form is as
 * it was left; with another wallet it starts empty, because it was for the first account. Receive is offered only where
 * the account offers it.
 */
export const MoreFunds = ({ network: { chainNamespace } }: { readonly network: Network }) => {
  const t = useMessages(ACCOUNT)
  const { commands } = usePortico()
  const { walletFeatures } = useHostFacts()
  const canReceive = isFeatureOn('receive', useFeatures()) && walletFeatures.includes('receive')
  return (
    <div className={choices}>
      {canReceive && <Button onPress={() => commands.go({ name: 'WalletReceive' })}>{t('account.addFunds')}</Button>}
      <Button onPress={() => commands.go({ name: 'Connect', namespace: chainNamespace })}>
        {t('account.otherWallet')}
      </Button>
    </div>
  )
}
