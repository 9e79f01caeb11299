import { ErrorCode } from '../shared/ErrorCode.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hidden, lead } from '../modal/shared.styles.js'
import { loginErrorWords } from './loginErrorWords.js'
import { useCount } from './useCount.js'

/** Why logging in came to nothing. `seconds`: what is left to wait. A countdown is seen; aloud it is said once, and when it is over. */
export const LoginProblem = ({ error, seconds }: { readonly error: LoginError; readonly seconds: number }) => {
  const t = useTranslate()
  const count = useCount()
  if (error._tag !== 'EmailRateLimited') {
    return (
      <>
        <p className={lead} data-tone="danger">
          {t(loginErrorWords(error))}
        </p>
        <ErrorCode error={error} />
      </>
    )
  }
  const words = (left: number): string =>
    seconds > 0 ? t('login.error.rateLimited', { seconds: count(left) }) : t('login.retryNow')
  return (
    <>
      <p className={lead} data-tone={seconds > 0 ? 'danger' : 'plain'} aria-hidden="true">
        {words(seconds)}
      </p>
      <span className={hidden}>{words(error.seconds)}</span>
    </>
  )
}
