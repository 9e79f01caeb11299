import type { LoginError } from './LoginError.js'

const LONGEST_MESSAGE = 500
const EMAIL = /[^\s@<>"'(]+@[^\s@]+\.[^\s@<>"')]+/g
const RATE_LIMIT = /please try again after (\d{1,5}) seconds?/i

/**
 * What the frame's refusal means. The answer to a code is about the code, in whatever words, which are not kept. E-mail addresses are
 * taken out of other words, which may come to a log.
 */
export const readLoginError = (text: string, question: 'Code' | 'Other'): LoginError => {
  const seconds = RATE_LIMIT.exec(text)?.[1]
  if (seconds !== undefined) return { _tag: 'EmailRateLimited', seconds: Number(seconds) }
  if (/invalid email/i.test(text)) return { _tag: 'EmailInvalid' }
  if (/unverified[ _]domain/i.test(text)) return { _tag: 'UnverifiedDomain' }
  if (/request was aborted/i.test(text)) return { _tag: 'FrameRequestAborted' }
  if (question === 'Code') return { _tag: 'CodeRefused' }
  return { _tag: 'FrameFailed', message: text.replace(EMAIL, '…').slice(0, LONGEST_MESSAGE) }
}
