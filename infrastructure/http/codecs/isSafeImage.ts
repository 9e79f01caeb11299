import { isInlineImage } from './isInlineImage.js'
import { isWebAddress } from './isWebAddress.js'

const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/

/**
 * A picture anybody may have chosen: raster data or an `https:` address. Nothing on this machine, unless the server
 * that was asked serves it itself, so that a stranger cannot make the page call into it.
 */
export const isSafeImage = (text: string, askedServer: string | undefined): boolean => {
  if (isInlineImage(text, { svg: false })) return true
  if (!isWebAddress(text)) return false
  const { protocol, origin, hostname } = new URL(text)
  const own = askedServer !== undefined && URL.canParse(askedServer) && new URL(askedServer).origin === origin
  return own || (protocol === 'https:' && !LOCAL.test(hostname))
}
