import { truncateEmail } from '../../domain/account/truncateEmail.js'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { classes } from '../primitives/classes.js'
import { CodeField } from '../primitives/CodeField.js'
import { useLoggedIn } from '../shared/useLoggedIn.js'
import { usePortico } from '../shared/usePortico.js'
import { breaking, wide } from './login.styles.js'
import { Step } from './Step.js'

export interface UpdateCodeStepProps {
  readonly state: Extract<EmailUpdateState, { readonly step: unknown }>
  /** The visitor wants another address. */
  readonly onElsewhere: () => void
}

/** Asks for the code from one of the two mailboxes, and says which (V-17, V-18). */
export const UpdateCodeStep = ({ state, onElsewhere }: UpdateCodeStepProps) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const before = useLoggedIn()?.email ?? undefined
  const busy = state._tag === 'CheckingCode'
  const where = (): string => {
    if (state.step === 'VerifySecondaryOtp') return t('updateEmail.secondary', { email: truncateEmail(state.email) })
    return before === undefined ? t('updateEmail.primaryUnnamed') : t('updateEmail.primary', { email: truncateEmail(before) })
  }
  return (
    // Another mailbox, another code: with its own empty field.
    <Step key={state.step}>
      <p role="status" className={classes(hint, breaking)}>
        {busy ? t('login.checking') : where()}
      </p>
      <div className={wide}>
        <CodeField
          label={t('login.code')}
          busy={busy}
          error={state._tag === 'VerifyOtp' && state.refused ? t('login.error.code') : undefined}
          onCode={commands.enterUpdateCode}
        />
      </div>
      <Button wide disabled={busy} onPress={onElsewhere}>
        {t('login.elsewhere')}
      </Button>
    </Step>
  )
}
