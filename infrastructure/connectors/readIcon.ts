const MAX_ICON_LENGTH = 64 * 1024
const ICON = /^data:image\/(?:png|webp|jpeg|gif|svg\+xml)[;,]/i

/** A wallet's icon when it is an inline image of at most 64 KiB (S-10); a wallet with another one is listed without. */
export const readIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && icon.length <= MAX_ICON_LENGTH && ICON.test(icon) ? icon : undefined
