import * as E from 'fp-ts/Either'
import type { SocialError } from './SocialError.js'

const LONGEST_REASON = 200

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The address a provider sent the visitor back to, unless it tells of an error. */
export const readSocialResult = (resultUri: string): E.Either<SocialError, string> => {
  const reason = /error=([^&#]*)/.exec(resultUri)?.[1]
  return reason === undefined
    ? E.right(resultUri)
    : E.left({ _tag: 'SocialRefused', reason: decoded(reason).slice(0, LONGEST_REASON) })
}
