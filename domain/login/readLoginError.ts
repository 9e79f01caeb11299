import type { LoginError } from './LoginError.js'

const LONGEST_MESSAGE = 500
const EMAIL = /[^\s@<>"'(]+@[^\s@]+\.[^\s@<>"')]+/g
const CODE = /\b\d{6}\b/g
const RATE_LIMIT = /please try again after (\d{1,5}) seconds?/i

/**
 * What the frame's refusal means. The answer to a code is about the code, in whatever words. E-mail addresses and codes are taken out
 * of the text, which may come to a log.
 */
export const readLoginError = (text: string, question: 'Code' | 'Other'): LoginError => {
  const seconds = RATE_LIMIT.exec(text)?.[1]
  if (seconds !== undefined) return { _tag: 'EmailRateLimited', seconds: Number(seconds) }
  if (/invalid email/i.test(text)) return { _tag: 'EmailInvalid' }
  if (/unverified[ _]domain/i.test(text)) return { _tag: 'UnverifiedDomain' }
  if (/request was aborted/i.test(text)) return { _tag: 'FrameRequestAborted' }
  if (question === 'Code') return { _tag: 'CodeRefused' }
  return { _tag: 'FrameFailed', message: text.replace(EMAIL, '…').replace(CODE, '…').slice(0, LONGEST_MESSAGE) }
}
