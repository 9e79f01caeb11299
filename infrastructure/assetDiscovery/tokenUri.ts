import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { orUndefined } from '../http/codecs/combinators.js'
import { isSafeImage } from '../http/codecs/safeImage.js'
import { plainText } from '../http/codecs/text.js'
import { fromBase64 } from '../shared/bytesAsText.js'
import { attempt } from '../shared/safeRead.js'

/** Displayable parts of a token's metadata; absent parts are missing or unsafe to show. */
interface TokenDescription {
  readonly name?: string
  readonly imageUrl?: string
}

const LONGEST_NAME = 128
/** Room for the largest inline picture (64 KiB) and the JSON around it. */
const LONGEST_URI = 96 * 1024
/** Marks the address of a picture; all other addresses point to metadata. */
const IMAGE_PATH = /\.(?:png|jpe?g|gif|webp)(?:[?#]|$)/i
const INLINE = /^data:application\/json((?:;[\w.+-]+(?:=[\w.+-]*)?)*),/i

const Metadata = t.strict({ name: orUndefined(plainText(LONGEST_NAME)), image: orUndefined(t.string) })

const inlineText = (uri: string): string | undefined => {
  const [head, parameters = ''] = uri.length <= LONGEST_URI ? (INLINE.exec(uri) ?? []) : []
  if (head === undefined) return undefined
  const data = attempt<string | undefined>(() => decodeURIComponent(uri.slice(head.length)), undefined)
  if (data === undefined || !/;base64$/i.test(parameters)) return data
  const bytes = fromBase64(data)
  return bytes && new TextDecoder().decode(bytes)
}

/**
 * Describes a token from its `tokenURI`: inline JSON metadata (ERC-721), or the address of a picture. Nothing is
 * fetched, or the creator of a token would learn who looks at it.
 */
export const describeToken = (uri: string): TokenDescription => {
  if (isSafeImage(uri, undefined)) return /^data:/i.test(uri) || IMAGE_PATH.test(uri) ? { imageUrl: uri } : {}
  const text = inlineText(uri)
  const read = text === undefined ? undefined : attempt<unknown>(() => JSON.parse(text), undefined)
  const metadata = Metadata.decode(read)
  if (E.isLeft(metadata)) return {}
  const { name, image } = metadata.right
  return {
    ...(name !== undefined && { name }),
    ...(image !== undefined && isSafeImage(image, undefined) && { imageUrl: image }),
  }
}
