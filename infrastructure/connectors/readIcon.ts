import { isInlineImage } from '../http/codecs/isInlineImage.js'

/** A wallet's icon when it is a readable inline image of at most 64 KiB (S-10); a wallet with another one is listed without. */
export const readIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && isInlineImage(icon, { svg: true }) ? icon : undefined
