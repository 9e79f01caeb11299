import { useTranslate } from '../messages/useTranslate.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { useCount } from './useCount.js'
import { useSecondsUntil } from './useSecondsUntil.js'

/** Has another mail sent; until its time has come it shows how long that is (S9-08, U-95). */
export const ResendButton = ({ at, busy }: { readonly at: number; readonly busy: boolean }) => {
  const t = useTranslate()
  const count = useCount()
  const { commands } = usePortico()
  const seconds = useSecondsUntil(at)
  return (
    <Button wide disabled={busy || seconds > 0} onPress={commands.resendCode}>
      {seconds > 0 ? t('login.resendIn', { seconds: count(seconds) }) : t('login.resend')}
    </Button>
  )
}
