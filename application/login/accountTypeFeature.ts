import * as E from 'fp-ts/Either'
import { exhaustMap, Subject } from 'rxjs'
import { canSwitchAccountType, type LoggedIn } from '../../domain/account/embeddedUser.js'
import type { Notice } from '../../domain/notify/notice.js'
import type { EmbeddedWallet } from '../ports/embeddedWallet.js'
import { runTask } from './runTask.js'

/** Which of the embedded wallet's accounts acts. What it comes to shows in `EmbeddedSession.loggedIn`. */
export interface AccountTypeFeature {
  /** Does nothing where the account's type cannot be switched (S6-02), and while one switch is under way. */
  readonly prefer: (type: LoggedIn['preferredAccountType']) => void
  readonly dispose: () => void
}

export const makeAccountTypeFeature = (deps: {
  readonly wallet: Pick<EmbeddedWallet, 'account' | 'session'>
  readonly notify: (notice: Notice) => void
}): AccountTypeFeature => {
  const { account, session } = deps.wallet
  const orders = new Subject<LoggedIn['preferredAccountType']>()
  const canGoOver = (type: LoggedIn['preferredAccountType']): boolean => {
    const { value } = session.loggedIn
    // From an `eoa`, there is nothing else to go over to, whatever a host without a compiler asks for.
    if (value === undefined || type !== 'smartAccount') return false
    return canSwitchAccountType(account.smartAccountNetworks.value, value.caipNetworkId, value.preferredAccountType)
  }
  const running = orders
    .pipe(exhaustMap((type) => runTask(account.prefer(type))))
    .subscribe((answer) => deps.notify({ _tag: E.isLeft(answer) ? 'AccountNotSwitched' : 'AccountSwitched' }))
  return {
    prefer: (type) => {
      if (canGoOver(type)) orders.next(type)
    },
    dispose: () => running.unsubscribe(),
  }
}
