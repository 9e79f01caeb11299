import { combineLatest, distinctUntilChanged, map, switchMap } from 'rxjs'
import type { Appearance } from '../api/Appearance.js'
import type { EmbeddedFrame, FrameTheme } from '../ports/embeddedWallet/EmbeddedFrame.js'
import type { HostEnvironment } from '../ports/HostEnvironment.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

const themeOf = ({ mode, variables }: Appearance, prefersDark: boolean): FrameTheme => ({
  mode: mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode,
  variables,
})

/** The secure site's frame looks as the page does: from when it is there, and whenever the host or the visitor's system changes that (S7-41, S2-30). */
export const makeDressFrame =
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
