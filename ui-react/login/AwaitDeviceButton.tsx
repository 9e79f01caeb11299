import { useTranslate } from '../messages/useTranslate.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { useSecondsUntil } from './useSecondsUntil.js'

/** Waits again for the link that was sent, for as long as it works. */
export const AwaitDeviceButton = ({ until }: { readonly until: number }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  return useSecondsUntil(until) === 0 ? null : (
    <Button wide onPress={commands.awaitDevice}>
      {t('login.deviceWait')}
    </Button>
  )
}
