import { truncateEmail } from '../../domain/account/truncateEmail.js'
import type { EmailLoginState } from '../../domain/login/EmailLoginState.js'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hint, stack } from '../modal/shared.styles.js'
import { classes } from '../primitives/classes.js'
import { EmailField } from '../primitives/EmailField.js'
import { breaking, wide } from './login.styles.js'
import { LoginProblem } from './LoginProblem.js'
import { Step } from './Step.js'
import { useSecondsToWait } from './useSecondsToWait.js'

export interface AddressStepProps {
  readonly state: EmailLoginState | EmailUpdateState
  readonly hint: string
  readonly label: string
  /** Name of the button; `retry`: after a failure. */
  readonly action: string
  readonly retry: string
  /** What stands in the field at first. */
  readonly initial: string
  /** An address that is of no use. */
  readonly except?: string | undefined
  readonly onSend: (email: string) => void
}

/** Asks for an address (V-13, V-16); after a failure it says why, and the same or another address can be tried. */
export const AddressStep = ({
  state,
  hint: hintText,
  label,
  action,
  retry,
  initial,
  except,
  onSend,
}: AddressStepProps) => {
  const t = useTranslate()
  const failed = state._tag === 'Failed' ? state.error : undefined
  const seconds = useSecondsToWait(failed)
  const atField = failed?._tag === 'EmailInvalid'
  const problem = atField ? undefined : failed
  return (
    <Step>
      <div role="status" className={stack}>
        {problem !== undefined ? (
          <LoginProblem error={problem} seconds={seconds} />
        ) : (
          <p className={classes(hint, breaking)}>
            {state._tag === 'Sending' ? t('login.sending', { email: truncateEmail(state.email) }) : hintText}
          </p>
        )}
      </div>
      <div className={wide}>
        <EmailField
          first
          label={label}
          action={problem !== undefined ? retry : action}
          initial={initial}
          error={atField ? t('login.error.email') : undefined}
          busy={state._tag === 'Sending'}
          disabled={seconds > 0}
          except={except}
          onSubmit={onSend}
        />
      </div>
    </Step>
  )
}
