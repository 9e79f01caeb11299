import { combineLatest, distinctUntilChanged, filter, map, merge, pairwise, switchMap } from 'rxjs'
import { currentView, type ModalState, type View } from '../../domain/modal/view.js'
import type { LoadedLogin } from './loadedLogin.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Policy } from '../kernel/policy.js'
import type { BaseAppearance } from '../api/options.js'
import type { EmbeddedFrame, FrameTheme } from '../ports/embeddedWallet.js'
import type { HostEnvironment } from '../ports/platform.js'
import type { Readable } from '../kernel/store.js'
import { type LoginError, loginErrorAlert } from '../../domain/login/loginError.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'

const APPROVE: View = { name: 'ApproveTransaction' }

const isShown = (state: ModalState): boolean =>
  state._tag === 'Open' && currentView(state.history).name === APPROVE.name

/**
 * Shows ApproveTransaction over any view, or opens the modal with it, while the secure site's frame waits for a
 * decision (S2-16). The view closes with the decision; closing it earlier rejects the request, so that the frame is
 * never shown without its view.
 */
export const makeShowApproval =
  (deps: {
    readonly rpc: LoadedLogin['rpc']
    readonly frame: Pick<LoadedLogin['frame'], 'hide'>
    readonly modal: Pick<ModalFeature, 'state' | 'go' | 'reset' | 'back'>
  }): Policy =>
  () => {
    const { rpc, frame, modal } = deps
    const closings = modal.state.changes
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
    closings.add(
      rpc.approval.changes
        .pipe(
          map((approval) => approval !== undefined),
          distinctUntilChanged(),
        )
        .subscribe((waits) => (waits ? show() : leave())),
    )
    return closings
  }

const themeOf = ({ mode, variables }: BaseAppearance, prefersDark: boolean): FrameTheme => ({
  mode: mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode,
  variables,
})

/**
 * Syncs the theme of the secure site's frame with the page: at its start and at each change by the host or the system
 * (S7-41, S2-30).
 */
export const makeSyncFrameTheme =
  (deps: {
    readonly appearance: Readable<BaseAppearance>
    readonly host: Pick<HostEnvironment, 'prefersDark'>
    readonly frame: Pick<EmbeddedFrame, 'syncTheme'>
  }): Policy =>
  () =>
    combineLatest([deps.appearance.changes, deps.host.prefersDark.changes])
      .pipe(
        map(([appearance, prefersDark]) => themeOf(appearance, prefersDark)),
        distinctUntilChanged((before, after) => before.mode === after.mode && before.variables === after.variables),
        // If the frame does not answer, its theme stays unchanged; nothing depends on it.
        switchMap((theme) => deps.frame.syncTheme(theme)()),
      )
      .subscribe()

interface Failing {
  readonly _tag: string
  readonly error?: LoginError
  readonly resend?: Failing
}

/** An unopened link is no failure: the visitor may be slow, and the site does answer (S8-38). */
const errorIn = ({ _tag, error, resend }: Failing): LoginError | undefined =>
  _tag === 'Failed' ? error : resend && errorIn(resend)

/**
 * Raises an alert for errors of the secure site that the developer has to fix, whichever login caused them (S8-37 to
 * S8-39).
 */
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
