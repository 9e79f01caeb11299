import * as E from 'fp-ts/Either'
import { exhaustMap, Subject } from 'rxjs'
import { canSwitchAccountType, type LoggedIn } from '../../domain/account/embeddedUser.js'
import type { Notice } from '../../domain/notify/notice.js'
import type { EmbeddedWallet } from '../ports/embeddedWallet.js'
import { runTask } from './runTask.js'

/** Which account of the embedded wallet is used. `EmbeddedSession.loggedIn` shows the result. */
export interface AccountTypeFeature {
  /** Does nothing if the account's type cannot be switched (S6-02), and during a switch. */
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
    // An `eoa` can only switch to a smart account; callers without a compiler may ask for anything else.
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
