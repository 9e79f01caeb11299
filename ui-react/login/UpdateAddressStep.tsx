import { truncateEmail } from '../../domain/account/truncateEmail.js'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hint, stack } from '../modal/shared.styles.js'
import { classes } from '../primitives/classes.js'
import { EmailField } from '../primitives/EmailField.js'
import { useLoggedIn } from '../shared/useLoggedIn.js'
import { breaking, wide } from './login.styles.js'
import { LoginProblem } from './LoginProblem.js'
import { Step } from './Step.js'
import { useSecondsToWait } from './useSecondsToWait.js'

export interface UpdateAddressStepProps {
  readonly state: EmailUpdateState
  readonly onSend: (email: string) => void
}

/** Asks for the new address, beginning with the one in use (V-16). */
export const UpdateAddressStep = ({ state, onSend }: UpdateAddressStepProps) => {
  const t = useTranslate()
  const before = useLoggedIn()?.email ?? undefined
  const failed = state._tag === 'Failed' ? state.error : undefined
  const seconds = useSecondsToWait(failed)
  const atField = failed?._tag === 'EmailInvalid'
  const busy = state._tag === 'Sending'
  return (
    <Step>
      <div role="status" className={stack}>
        {failed !== undefined && !atField ? (
          <LoginProblem error={failed} seconds={seconds} />
        ) : (
          <p className={classes(hint, breaking)}>
            {state._tag === 'Sending' ? t('login.sending', { email: truncateEmail(state.email) }) : t('updateEmail.hint')}
          </p>
        )}
      </div>
      <div className={wide}>
        <EmailField
          first
          label={t('updateEmail.address')}
          action={t('updateEmail.save')}
          initial={state._tag === 'Sending' || state._tag === 'Failed' ? state.email : (before ?? '')}
          error={atField ? t('login.error.email') : undefined}
          busy={busy}
          disabled={seconds > 0}
          except={before}
          onSubmit={onSend}
        />
      </div>
    </Step>
  )
}
