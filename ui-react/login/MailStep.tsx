import { truncateEmail } from '../../domain/account/truncateEmail.js'
import type { EmailLoginState } from '../../domain/login/EmailLoginState.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hint, lead } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'
import { Button } from '../primitives/Button.js'
import { CodeField } from '../primitives/CodeField.js'
import { Spinner } from '../primitives/Spinner.js'
import { usePortico } from '../shared/usePortico.js'
import { breaking, wide } from './login.styles.js'
import { AwaitDeviceButton } from './AwaitDeviceButton.js'
import { ResendButton } from './ResendButton.js'
import { Step } from './Step.js'
import { classes } from '../primitives/classes.js'

export interface MailStepProps {
  readonly state: Extract<EmailLoginState, { readonly resendAt: number }>
  /** The visitor wants another address. */
  readonly onElsewhere: () => void
}

/** A mail is there: its link has to be opened on a new device (V-14), else its code entered (V-15). */
export const MailStep = ({ state, onElsewhere }: MailStepProps) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const values = { email: truncateEmail(state.email) }
  const isUnconfirmed = state._tag === 'DeviceUnconfirmed'
  const isDevice = isUnconfirmed || state._tag === 'VerifyDevice'
  const busy = state._tag === 'CheckingCode'
  return (
    <Step key={isUnconfirmed ? 'Unconfirmed' : isDevice ? 'Device' : 'Otp'}>
      {isDevice && <Arch name="" icon="mail" large />}
      {isDevice && (
        <p className={lead} tabIndex={-1} data-portico-focus>
          {t('login.device')}
        </p>
      )}
      <p role="status" className={classes(hint, breaking)}>
        {busy ? t('login.checking') : t(isUnconfirmed ? 'login.deviceUnconfirmed' : isDevice ? 'login.deviceHint' : 'login.codeHint', values)}
      </p>
      {isUnconfirmed ? (
        <AwaitDeviceButton until={state.linkUntil} />
      ) : isDevice ? (
        <Spinner />
      ) : (
        <div className={wide}>
          <CodeField
            label={t('login.code')}
            busy={busy}
            error={state._tag === 'VerifyOtp' && state.refused ? t('login.error.code') : undefined}
            onCode={commands.enterCode}
          />
        </div>
      )}
      <ResendButton at={state.resendAt} busy={busy} />
      <Button wide disabled={busy} onPress={onElsewhere}>
        {t('login.elsewhere')}
      </Button>
    </Step>
  )
}
