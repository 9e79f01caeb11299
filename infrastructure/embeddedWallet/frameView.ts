import type { EmbeddedFrame, FrameTheme } from '../../application/ports/embeddedWallet.js'
import * as E from 'fp-ts/Either'
import type { AskFrame, Frame } from './frame.js'
import type { SecureSite } from './secureSite.js'

const ACCENT = '--w3m-accent'

/** Translates a theme to the secure site's names. Omits variables of the dialog only (width, z-index). */
const toWireTheme = ({ mode, variables }: FrameTheme) => {
  const { accent, fontFamily, fontSizeMaster, radiusMaster } = variables
  return {
    themeMode: mode,
    themeVariables: {
      ...(accent !== undefined && { [ACCENT]: accent }),
      ...(fontFamily !== undefined && { '--w3m-font-family': fontFamily }),
      ...(fontSizeMaster !== undefined && { '--w3m-font-size-master': fontSizeMaster }),
      ...(radiusMaster !== undefined && { '--w3m-border-radius-master': radiusMaster }),
    },
    // The site uses only the accent from these variables, and derives the rest from its mode.
    w3mThemeVariables: accent === undefined ? {} : { [ACCENT]: accent },
  }
}

/** Visible part of the frame. `greet` sends a new frame the page's data and theme. */
export const makeEmbeddedFrame = (deps: {
  readonly frame: Frame
  readonly site: SecureSite
}): EmbeddedFrame & { readonly greet: (ask: AskFrame) => void } => {
  const { frame, site } = deps
  let theme: FrameTheme | undefined
  const isReady = (): boolean => frame.state.value._tag === 'Ready'
  const dapp = {
    projectId: site.projectId,
    ...(site.metadata !== undefined && { metadata: { ...site.metadata } }),
    sdkVersion: site.sdkVersion,
    sdkType: 'appkit',
  } as const
  const greet = (ask: AskFrame): void => {
    void ask('SYNC_DAPP_DATA', dapp)()
    if (theme !== undefined) void ask('SYNC_THEME', toWireTheme(theme))()
  }
  return {
    state: frame.state,
    show: frame.show,
    hide: frame.hide,
    syncTheme: (next) => async () => {
      theme = next
      return isReady() ? frame.ask('SYNC_THEME', toWireTheme(next))() : E.right(undefined)
    },
    reload: async () => {
      if (!isReady()) return E.right(undefined)
      const endOpen = frame.openNow()
      const answer = await frame.ask('RELOAD', undefined)()
      if (E.isRight(answer)) {
        endOpen()
        greet(frame.ask)
      }
      return answer
    },
    greet,
  }
}
