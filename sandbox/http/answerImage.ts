import { createHash } from 'node:crypto'
import { drawImage } from '../books/drawImage.js'
import type { Question } from './Question.js'
import type { Reply } from './Reply.js'

const IMAGE_CALL = /^(?:getWalletImage|public\/get(?:Asset|Currency|Token)Image)\/([\w-]+)$/
const KEPT_FOR = 'public, max-age=86400'

/** The four image calls: a picture that may be kept for a day, and 304 to who has it already. `undefined` for another call. */
export const answerImage = ({ path, ifNoneMatch }: Question): Reply | undefined => {
  const id = IMAGE_CALL.exec(path)?.[1]
  if (id === undefined) return undefined
  const { body, type } = drawImage(id)
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  const headers = { etag, 'cache-control': KEPT_FOR }
  return ifNoneMatch?.split(/\s*,\s*/).includes(etag) === true
    ? { status: 304, body: '', headers }
    : { status: 200, body, type, headers }
}
