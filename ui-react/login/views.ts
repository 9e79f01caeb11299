import { type LazyComponent, lazyComponent } from '../modal/lazyComponent.js'
import type { ViewOf } from '../../domain/modal/view.js'
import type { Views } from '../modal/ViewEntry.js'
import type { LoginViewName } from './LOGIN_PARTS.js'
import { SOCIAL_NAMES } from './socialNames.js'

const loginPart = <Name extends LoginViewName>(name: Name): LazyComponent<{ readonly view: ViewOf<Name> }> =>
  lazyComponent(async () => (await import('./LOGIN_PARTS.js')).LOGIN_PARTS.LOGIN_VIEWS[name])

/**
 * The views of e-mail and social login, in one chunk because they share parts; and the views for the account behind a
 * login.
 */
export const loginViews: Views<LoginViewName | 'ApproveTransaction' | 'ConnectingFarcaster' | 'UpdateEmailWallet'> = {
  ApproveTransaction: {
    title: 'Approve the request',
    part: lazyComponent(async () => (await import('./ApproveTransactionView.js')).ApproveTransactionView),
  },
  ConnectingFarcaster: {
    title: 'Farcaster',
    part: lazyComponent(async () => (await import('./ConnectingFarcasterView.js')).ConnectingFarcasterView),
  },
  ConnectingSocial: {
    title: '{provider}',
    values: ({ provider }) => ({ provider: SOCIAL_NAMES[provider] }),
    part: loginPart('ConnectingSocial'),
  },
  EmailLogin: { title: 'Log in by e-mail', part: loginPart('EmailLogin') },
  UpdateEmailWallet: {
    title: 'Change your e-mail',
    part: lazyComponent(async () => (await import('./UpdateEmailWalletView.js')).UpdateEmailWalletView),
  },
}
