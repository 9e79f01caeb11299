import { combineLatest, distinctUntilChanged, filter, map, merge, pairwise, switchMap } from 'rxjs'
import { currentView, type ModalState, type View } from '../../domain/modal/view.js'
import type { LoadedLogin } from './loadedLogin.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Policy } from '../kernel/policy.js'
import type { Appearance } from '../api/options.js'
import type { EmbeddedFrame, FrameTheme } from '../ports/embeddedWallet.js'
import type { HostEnvironment } from '../ports/platform.js'
import type { Readable } from '../kernel/store.js'
import { type LoginError, loginErrorAlert } from '../../domain/login/loginError.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'

const APPROVE: View = { name: 'ApproveTransaction' }

const isShown = (state: ModalState): boolean =>
  state._tag === 'Open' && currentView(state.history).name === APPROVE.name

/**
 * What the visitor has to decide in the secure site's frame comes up over whatever is shown, or opens the modal (S2-16). It goes when it is
 * decided; whoever leaves before has decided against it, and the frame never stays without its view.
 */
export const makeShowApproval =
  (deps: {
    readonly rpc: LoadedLogin['rpc']
    readonly frame: Pick<LoadedLogin['frame'], 'hide'>
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

const themeOf = ({ mode, variables }: Appearance, prefersDark: boolean): FrameTheme => ({
  mode: mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode,
  variables,
})

/** The secure site's frame looks as the page does: from when it is there, and whenever the host or the visitor's system changes that (S7-41, S2-30). */
export const makeSyncFrameTheme =
  (deps: {
    readonly appearance: Readable<Appearance>
    readonly host: Pick<HostEnvironment, 'prefersDark'>
    readonly frame: Pick<EmbeddedFrame, 'syncTheme'>
  }): Policy =>
  () =>
    combineLatest([deps.appearance.changes, deps.host.prefersDark.changes])
      .pipe(
        map(([appearance, prefersDark]) => themeOf(appearance, prefersDark)),
        distinctUntilChanged((before, after) => before.mode === after.mode && before.variables === after.variables),
        // A frame that does not answer looks as it did; nothing depends on it.
        switchMap((theme) => deps.frame.syncTheme(theme)()),
      )
      .subscribe()

type Failing = { readonly _tag: string } | { readonly _tag: 'Failed'; readonly error: LoginError }

const errorIn = (state: Failing): LoginError | undefined => ('error' in state ? state.error : undefined)

/** What the developer has to mend about the secure site is told as an alert, whichever login met it (S8-37 to S8-39). */
export const makeReportLoginAlerts =
  (deps: {
    readonly login: { readonly [Part in 'email' | 'social' | 'emailUpdate']: Pick<LoadedLogin[Part], 'state'> }
    readonly frame: Pick<EmbeddedFrame, 'state'>
    readonly alerts: Pick<AlertsFeature, 'raise'>
  }): Policy =>
  () => {
    const { email, social, emailUpdate } = deps.login
    const states: readonly Readable<Failing>[] = [email.state, social.state, emailUpdate.state, deps.frame.state]
    return merge(...states.map(({ changes }) => changes.pipe(map(errorIn), distinctUntilChanged()))).subscribe(
      (error) => {
        const alert = error && loginErrorAlert(error)
        if (alert !== undefined) deps.alerts.raise(alert)
      },
    )
  }
