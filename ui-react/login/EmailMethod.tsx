import { useTranslate } from '../messages/useTranslate.js'
import { EmailField } from '../primitives/EmailField.js'
import { useEmailLogin } from '../shared/useEmailLogin.js'
import { useLoggedIn } from '../shared/useLoggedIn.js'
import { usePortico } from '../shared/usePortico.js'

/** The field that logging in by e-mail begins with. What is no address is said right there (W-15). */
export const EmailMethod = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  const state = useEmailLogin()
  const invalid = state._tag === 'Failed' && state.error._tag === 'EmailInvalid'
  return (
    <EmailField
      label={t('login.address')}
      action={t('login.continue')}
      initial={invalid ? state.email : ''}
      error={invalid ? t('login.error.email') : undefined}
      busy={state._tag === 'Sending'}
      disabled={useLoggedIn() !== undefined}
      onSubmit={commands.loginByEmail}
    />
  )
}
