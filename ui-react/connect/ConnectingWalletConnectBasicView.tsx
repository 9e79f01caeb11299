import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'

/** The home of a host without adapters: says plainly that pairing is not there, and leads to the wallets that are. */
export const ConnectingWalletConnectBasicView = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  return (
    <div className={centred}>
      <Arch name="" icon="wallet" large />
      <p className={hint}>{t('pairing.text')}</p>
      <Button wide onPress={() => commands.go({ name: 'AllWallets' })}>
        {t('pairing.wallets')}
      </Button>
    </div>
  )
}
