import type { FrameTheme } from '../../application/ports/embeddedWallet/EmbeddedFrame.js'

const ACCENT = '--w3m-accent'

/** A theme in the site's own names. What is about the dialog alone, its width and its place above the page, is not the frame's affair. */
export const toWireTheme = ({ mode, variables }: FrameTheme) => {
  const { accent, fontFamily, fontSizeMaster, radiusMaster } = variables
  return {
    themeMode: mode,
    themeVariables: {
      ...(accent !== undefined && { [ACCENT]: accent }),
      ...(fontFamily !== undefined && { '--w3m-font-family': fontFamily }),
      ...(fontSizeMaster !== undefined && { '--w3m-font-size-master': fontSizeMaster }),
      ...(radiusMaster !== undefined && { '--w3m-border-radius-master': radiusMaster }),
    },
    // The site takes the accent from here, and draws the rest by its mode.
    w3mThemeVariables: accent === undefined ? {} : { [ACCENT]: accent },
  }
}
