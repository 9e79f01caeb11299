import { distinctUntilChanged, map, pairwise } from 'rxjs'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { View } from '../../domain/modal/View.js'
import type { LoginFeatures } from '../login/LoginFeatures.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** The view on screen, or the one beneath what the visitor decides on: that is part of it. */
const viewIn = (state: ModalState): View | undefined =>
  state._tag === 'Open' ? state.history.findLast(({ name }) => name !== 'ApproveTransaction') : undefined

const isSame = (before: View | undefined, after: View | undefined): boolean =>
  before?.name === after?.name &&
  (before?.name !== 'ConnectingSocial' || after?.name !== 'ConnectingSocial' || before.provider === after.provider)

/** Leaving the view of a login, or the modal, ends the login: nothing goes on unseen (U-108, S8-10). */
export const makeEndLoginWithModal =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly login: { readonly [Part in 'email' | 'social' | 'emailUpdate']: Pick<LoginFeatures[Part], 'cancel'> }
  }): Policy =>
  () => {
    const { email, social, emailUpdate } = deps.login
    const partOf: Readonly<Partial<Record<View['name'], { readonly cancel: () => void }>>> = {
      EmailLogin: email,
      ConnectingSocial: social,
      ConnectingFarcaster: social,
      UpdateEmailWallet: emailUpdate,
    }
    return deps.modal.changes
      .pipe(map(viewIn), distinctUntilChanged(isSame), pairwise())
      .subscribe(([before, after]) => {
        // An address that was none stands where it was entered, which may be any view.
        if (after === undefined) for (const part of [email, social, emailUpdate]) part.cancel()
        else if (before !== undefined) partOf[before.name]?.cancel()
      })
  }
