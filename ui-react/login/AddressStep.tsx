import { truncateEmail } from '../../domain/account/truncateEmail.js'
import type { EmailLoginState } from '../../domain/login/EmailLoginState.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hint, stack } from '../modal/shared.styles.js'
import { classes } from '../primitives/classes.js'
import { EmailField } from '../primitives/EmailField.js'
import { breaking, wide } from './login.styles.js'
import { LoginProblem } from './LoginProblem.js'
import { Step } from './Step.js'
import { useSecondsToWait } from './useSecondsToWait.js'

export interface AddressStepProps {
  readonly state: EmailLoginState
  readonly onSend: (email: string) => void
}

/** Asks for the address (V-13); after a failure it says why, and the same or another address can be tried. */
export const AddressStep = ({ state, onSend }: AddressStepProps) => {
  const t = useTranslate()
  const failed = state._tag === 'Failed' ? state.error : undefined
  const seconds = useSecondsToWait(failed)
  const atField = failed?._tag === 'EmailInvalid'
  const email = state._tag === 'Idle' ? '' : state.email
  const busy = state._tag === 'Sending'
  return (
    <Step>
      <div role="status" className={stack}>
        {failed !== undefined && !atField ? (
          <LoginProblem error={failed} seconds={seconds} />
        ) : (
          <p className={classes(hint, breaking)}>{busy ? t('login.sending', { email: truncateEmail(email) }) : t('login.emailHint')}</p>
        )}
      </div>
      <div className={wide}>
        <EmailField
          first
          label={t('login.address')}
          action={failed !== undefined && !atField ? t('connecting.retry') : t('login.continue')}
          initial={email}
          error={atField ? t('login.error.email') : undefined}
          busy={busy}
          disabled={seconds > 0}
          onSubmit={onSend}
        />
      </div>
    </Step>
  )
}
