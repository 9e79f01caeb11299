import { distinctUntilChanged, filter, map, pairwise } from 'rxjs'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { View } from '../../domain/modal/View.js'
import type { LoginFeatures } from '../login/LoginFeatures.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Policy } from './Policy.js'

const APPROVE: View = { name: 'ApproveTransaction' }

const isShown = (state: ModalState): boolean =>
  state._tag === 'Open' && currentView(state.history).name === APPROVE.name

/**
 * What the visitor has to decide in the secure site's frame comes up over whatever is shown, or opens the modal (S2-16). It goes when it is
 * decided; whoever leaves before has decided against it, and the frame never stays without its view.
 */
export const makeShowApproval =
  (deps: {
    readonly rpc: LoginFeatures['rpc']
    readonly frame: Pick<LoginFeatures['frame'], 'hide'>
    readonly modal: Pick<ModalFeature, 'state' | 'go' | 'reset' | 'back'>
  }): Policy =>
  () => {
    const { rpc, frame, modal } = deps
    const left = modal.state.changes
      .pipe(
        map(isShown),
        pairwise(),
        filter(([before, after]) => before && !after),
      )
      .subscribe(() => {
        frame.hide()
        if (rpc.approval.value !== undefined) rpc.abort()
      })
    const show = (): void => {
      if (modal.state.value._tag === 'Open') modal.go(APPROVE)
      else modal.reset(APPROVE)
    }
    const leave = (): void => {
      frame.hide()
      if (isShown(modal.state.value)) modal.back()
    }
    left.add(
      rpc.approval.changes
        .pipe(
          map((approval) => approval !== undefined),
          distinctUntilChanged(),
        )
        .subscribe((waits) => (waits ? show() : leave())),
    )
    return left
  }
