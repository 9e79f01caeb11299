const LONGEST = 64 * 1024
const HEAD = /^data:image\/(png|webp|jpeg|gif|svg\+xml)((?:;[\w.+-]+(?:=[\w.+-]*)?)*),/i
const BASE64 = /^[\w+/-]*={0,2}$/

const isSvg = (kind: string): boolean => kind.toLowerCase() === 'svg+xml'

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const isBase64 = (text: string): boolean => {
  const data = decoded(text)?.replace(/\s/g, '')
  return data !== undefined && BASE64.test(data) && data.replace(/=+$/, '').length % 4 !== 1
}

/**
 * An inline image of at most 64 KiB that a browser can read: about one that it cannot, it complains in the console. An SVG
 * is a document and may carry a script, which does not run in an `<img>`; it counts only where that is known.
 */
export const isInlineImage = (text: string, { svg }: { readonly svg: boolean }): boolean => {
  const [head, kind = '', parameters = ''] = (text.length <= LONGEST ? HEAD.exec(text) : null) ?? []
  if (head === undefined) return false
  if (/;base64$/i.test(parameters)) return (svg || !isSvg(kind)) && isBase64(text.slice(head.length))
  // Only a drawing can be written out as text.
  return svg && isSvg(kind)
}
