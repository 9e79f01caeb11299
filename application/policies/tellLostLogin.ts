import { pairwise } from 'rxjs'
import { EMBEDDED } from '../../domain/connect/EMBEDDED.js'
import type { NamespaceSession } from '../connect/NamespaceSession.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { Policy } from './Policy.js'

/** Whoever was logged in on an earlier visit, and is not any more, is told why: the secure site did not answer, or knows nobody here (S8-07, U-93). */
export const makeTellLostLogin =
  (deps: {
    readonly session: Pick<NamespaceSession, 'state'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () =>
    deps.session.state.changes.pipe(pairwise()).subscribe(([before, after]) => {
      if (before._tag !== 'Restoring' || before.connectorId !== EMBEDDED || after._tag !== 'Disconnected') return
      if (after.reason === 'NotRestored') deps.notify.notify({ _tag: 'AuthenticationFailed' })
      if (after.reason === 'ByWallet') deps.notify.notify({ _tag: 'LoginForgotten' })
    })
