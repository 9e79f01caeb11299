import { isWebAddress } from './isWebAddress.js'

/** Raster formats only: an SVG is a document, and may carry a script. */
const RASTER_DATA = /^data:image\/(?:png|jpeg|gif|webp)[;,]/i

/**
 * A picture anybody may have chosen: `https:` or raster data. Not `http:`, unless the server that
 * was asked serves it itself, so a stranger cannot make the page call into this machine.
 */
export const isSafeImage = (text: string, askedServer: string | undefined): boolean => {
  if (RASTER_DATA.test(text)) return true
  if (!isWebAddress(text)) return false
  const { protocol, origin } = new URL(text)
  return protocol === 'https:' || (askedServer !== undefined && URL.canParse(askedServer) && new URL(askedServer).origin === origin)
}
