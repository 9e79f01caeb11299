import * as E from 'fp-ts/Either'
import { finalize, map, merge, type Observable, of, startWith, switchMap, takeWhile } from 'rxjs'
import { failedToConnect, type LoginError, toSocialError } from '../../domain/login/loginError.js'
import type { PopupProvider, SocialProvider } from '../../domain/account/embeddedUser.js'
import { readSocialResult, type SocialLoginState } from '../../domain/login/socialLogin.js'
import type { SocialLogin } from '../ports/embeddedWallet.js'
import type { ConnectedWallet } from '../ports/pairing.js'
import type { Popup, PopupResult, Redirects } from '../ports/platform.js'
import type { LoginCompleted } from './completeLogin.js'
import { runTask } from './runTask.js'

/** For the host, while the window is open (S3-01). */
type WindowHandle = Required<Pick<Popup, 'window'>> | undefined
type Step = SocialLoginState | LoginCompleted
type Flow = Observable<Step>

/** An outcome of the window. All but `Sent` end it. */
type WindowNews =
  | { readonly _tag: 'Sent' }
  | { readonly _tag: 'Consented'; readonly uri: string }
  | { readonly _tag: 'CutOff' }
  | { readonly _tag: 'Failed'; readonly error: LoginError }

/** Social logins from the click to the account. */
export interface SocialLoginFlows {
  /** `popup`: opened in the click; `undefined` if the browser blocked it. */
  readonly byPopup: (provider: PopupProvider, popup: Popup | undefined) => Flow
  /** Continues after a redirect from the provider with this result. */
  readonly byReturn: (provider: PopupProvider, result: PopupResult) => Flow
  readonly byFarcaster: Flow
}

const failure = (error: LoginError): WindowNews => ({ _tag: 'Failed', error })
const failed = (provider: SocialProvider, error: LoginError, link?: string): SocialLoginState => ({
  _tag: 'Failed',
  provider,
  error,
  ...(link !== undefined && { link }),
})

const readResult = (result: PopupResult): WindowNews => {
  if (result._tag === 'Foreign') return failure({ _tag: 'SocialResultUntrusted' })
  const uri = readSocialResult(result.uri)
  return E.isLeft(uri) ? failure(uri.left) : { _tag: 'Consented', uri: uri.right }
}

export const socialLoginFlows = (deps: {
  readonly social: SocialLogin
  /** Connects after a login: by this result, or with the present login. */
  readonly completeLogin: (resultUri?: string) => Observable<E.Either<LoginError, ConnectedWallet>>
  readonly leadBack: Redirects['returnUrl']
}): SocialLoginFlows => {
  const { social } = deps
  const connect = (provider: SocialProvider, resultUri?: string): Flow =>
    deps.completeLogin(resultUri).pipe(
      map((answer): Step =>
        E.isLeft(answer)
          ? failed(provider, toSocialError(answer.left, failedToConnect(answer.left)))
          : { _tag: 'LoginCompleted', wallet: answer.right },
      ),
      startWith<Step>({ _tag: 'ResultReceived', provider }),
    )
  /** Offers a link to log in by redirect, because no window can be opened. */
  const byLink = (provider: PopupProvider, error: LoginError): Flow =>
    runTask(social.redirectUri(provider)).pipe(
      map((answer) =>
        E.isLeft(answer)
          ? failed(provider, toSocialError(answer.left, error))
          : failed(provider, error, deps.leadBack(provider, answer.right)),
      ),
      startWith(failed(provider, error)),
    )
  const send = (provider: PopupProvider, popup: Popup): Observable<WindowNews> =>
    runTask(social.redirectUri(provider)).pipe(
      map((answer) => {
        if (E.isLeft(answer)) return failure(toSocialError(answer.left, { _tag: 'SocialNotInitiated' }))
        popup.navigate(answer.right)
        return { _tag: 'Sent' }
      }),
    )
  const follow = (provider: PopupProvider, news: WindowNews, handle?: WindowHandle): Flow => {
    if (news._tag === 'Consented') return connect(provider, news.uri)
    if (news._tag === 'CutOff') return byLink(provider, { _tag: 'PopupCutOff' })
    return of(news._tag === 'Sent' ? { _tag: 'PopupOpened', provider, ...handle } : failed(provider, news.error))
  }
  const inWindow = (provider: PopupProvider, popup: Popup): Flow => {
    const handle = popup.window && { window: popup.window }
    return merge(
      send(provider, popup),
      popup.results.pipe(map(readResult)),
      popup.ended.pipe(map((end) => (end === 'CutOff' ? { _tag: end } : failure({ _tag: 'PopupClosed' })))),
    ).pipe(
      takeWhile(({ _tag }) => _tag === 'Sent', true),
      finalize(popup.close),
      switchMap((news) => follow(provider, news, handle)),
      startWith<Step>({ _tag: 'Started', provider, ...handle }),
    )
  }
  const farcasterFailed = (error: LoginError): SocialLoginState =>
    failed('farcaster', toSocialError(error, { _tag: 'FarcasterFailed' }))
  const untilApproved = (uri: string): Flow =>
    runTask(social.connectFarcaster).pipe(
      switchMap((answer) => (E.isLeft(answer) ? of(farcasterFailed(answer.left)) : connect('farcaster'))),
      startWith<Step>({ _tag: 'FarcasterCode', uri }),
    )
  return {
    byPopup: (provider, popup) =>
      popup === undefined ? byLink(provider, { _tag: 'PopupBlocked' }) : inWindow(provider, popup),
    byReturn: (provider, result) => follow(provider, readResult(result)),
    byFarcaster: runTask(social.farcasterUri).pipe(
      switchMap((answer) => (E.isLeft(answer) ? of(farcasterFailed(answer.left)) : untilApproved(answer.right))),
      startWith<Step>({ _tag: 'Started', provider: 'farcaster' }),
    ),
  }
}
