import type { LoginError } from '../../domain/login/loginError.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { LOGIN } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden, hint } from '../modal/shared.styles.js'
import { breaking } from './login.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { useNumberFormat } from '../shared/viewHooks.js'

const WORDS: Readonly<Record<LoginError['_tag'], keyof typeof LOGIN>> = {
  FrameNotSet: 'login.error.notSetUp',
  FrameNotLoaded: 'login.error.notLoaded',
  FrameTimedOut: 'login.error.timedOut',
  UnverifiedDomain: 'login.error.notSetUp',
  FrameMalformed: 'login.error.malformed',
  FrameRequestAborted: 'login.error.aborted',
  FrameFailed: 'login.error.failed',
  EmailInvalid: 'login.error.email',
  CodeRefused: 'login.error.code',
  EmailRateLimited: 'login.error.rateLimited',
  PopupBlocked: 'login.error.blocked',
  PopupCutOff: 'login.error.cutOff',
  PopupClosed: 'login.error.closed',
  SocialNotInitiated: 'login.error.notStarted',
  SocialRefused: 'login.error.refused',
  SocialResultUntrusted: 'login.error.untrusted',
  FarcasterFailed: 'login.error.farcaster',
  NoAuthConnector: 'login.error.notSetUp',
  ChunkNotLoaded: 'login.error.notLoaded',
  NotLoggedIn: 'login.error.failed',
  RpcNotAllowed: 'login.error.notAllowed',
  LoginChainNotSupported: 'login.error.chain',
}

/** The text for a failed login. The login service's own text may be shown beside it. */
export const loginErrorWords = (error: LoginError): keyof typeof LOGIN => WORDS[error._tag]

/** The login service's own text about a social account, in its own writing direction. */
export const SaidByService = ({ error }: { readonly error: LoginError }) => {
  const t = useMessages(LOGIN)
  return error._tag === 'FrameFailed' && error.said !== undefined ? (
    <p className={`${hint} ${breaking}`}>
      {t('login.error.said')} <q dir="auto">{error.said}</q>
    </p>
  ) : null
}

/**
 * Why the login failed. `seconds`: the remaining wait. The countdown is visual; screen readers hear it once, and when
 * it is over.
 */
export const LoginProblem = ({ error, seconds }: { readonly error: LoginError; readonly seconds: number }) => {
  const t = useMessages(LOGIN)
  const count = useNumberFormat()
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
  const words = (remaining: number): string =>
    seconds > 0 ? t('login.error.rateLimited', { seconds: count(remaining) }) : t('login.retryNow')
  return (
    <>
      <p className={lead} data-tone={seconds > 0 ? 'danger' : 'plain'} aria-hidden="true">
        {words(seconds)}
      </p>
      <span className={hidden}>{words(error.seconds)}</span>
    </>
  )
}
