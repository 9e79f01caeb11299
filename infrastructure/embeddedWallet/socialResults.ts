import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { EMPTY, map, mergeMap, type Observable, of } from 'rxjs'
import { readSocialResult } from '../../domain/login/readSocialResult.js'
import type { SocialError } from '../../domain/login/SocialError.js'
import type { WindowMessage } from './FrameHost.js'

const LONGEST = 16_384
const Result = t.type({ resultUri: t.string })

/** Results of social logins among what windows say to this page. Only the origin of the secure site brings one that counts (S4-08). */
export const socialResults = (messages: Observable<WindowMessage>, origin: string | undefined): Observable<E.Either<SocialError, string>> =>
  messages.pipe(
    mergeMap((message) => (Result.is(message.data) && message.data.resultUri !== '' ? of({ ...message, uri: message.data.resultUri }) : EMPTY)),
    map((result) => (result.origin === origin && result.uri.length <= LONGEST ? readSocialResult(result.uri) : E.left({ _tag: 'SocialResultUntrusted' }))),
  )
