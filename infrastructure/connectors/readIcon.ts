const MAX_LENGTH = 64 * 1024
const ICON = /^data:image\/(?:png|webp|jpeg|gif|svg\+xml)((?:;[\w.+-]+(?:=[\w.+-]*)?)*),/i
const BASE64 = /^[\w+/\s-]*={0,2}$/

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A browser complains in the console about data it cannot read. */
const isBase64 = (text: string): boolean => {
  const data = decoded(text)?.replace(/\s/g, '')
  return data !== undefined && BASE64.test(data) && data.replace(/=+$/, '').length % 4 !== 1
}

/** A wallet's icon when it is a readable inline image of at most 64 KiB (S-10); a wallet with another one is listed without. */
export const readIcon = (icon: unknown): string | undefined => {
  const head = typeof icon === 'string' && icon.length <= MAX_LENGTH ? ICON.exec(icon) : null
  if (typeof icon !== 'string' || head === null) return undefined
  return !/;base64$/i.test(head[1] ?? '') || isBase64(icon.slice(head[0].length)) ? icon : undefined
}
