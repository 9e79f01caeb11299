import { DisconnectButton } from '../account/DisconnectButton.js'
import { NETWORK } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { Foot } from '../modal/Foot.js'
import { Button } from '../primitives/Button.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { NetworkRows } from './NetworkRows.js'
import { UnsupportedNotice } from './NetworkStatus.js'
import { statement } from './network.styles.js'

/**
 * The wallet is on a network that this site does not use: switch, stay if the host allows it, or disconnect (S2-14,
 * U-38).
 */
export const UnsupportedChainView = () => {
  const t = useMessages(NETWORK)
  const { commands } = usePortico()
  const { active, networks, switching, unsupported } = useNetwork()
  return (
    <div className={stack}>
      <p className={statement} tabIndex={-1} data-portico-focus>
        {active._tag === 'Unsupported' ? (
          <UnsupportedNotice id={active.caipNetworkId} />
        ) : (
          t('networks.now', { network: active.network.name })
        )}
      </p>
      {switching === 'Off' ? (
        <p className={hint}>{t('unsupported.fixed')}</p>
      ) : (
        <>
          <p className={hint}>{t('unsupported.choose')}</p>
          <NetworkRows networks={networks} />
        </>
      )}
      <Foot>
        {unsupported === 'Allowed' && (
          <Button wide onPress={commands.close}>
            {t('unsupported.useAnyway')}
          </Button>
        )}
        <DisconnectButton />
      </Foot>
    </div>
  )
}
