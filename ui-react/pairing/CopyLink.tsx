import { useTranslate } from '../messages/useTranslate.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { usePairing } from '../shared/usePairing.js'
import { usePortico } from '../shared/usePortico.js'

/** For wallets that take a link; always there, and pressed only while there is one (U-49). */
export const CopyLink = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  return (
    <Button disabled={usePairing()._tag !== 'Ready'} onPress={commands.copyPairingLink}>
      <Icon name="copy" />
      {t('pairing.copy')}
    </Button>
  )
}
