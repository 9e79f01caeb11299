import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { OriginsApi } from '../../application/ports/walletApi/OriginsApi.js'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { plainText } from '../http/codecs/plainText.js'
import type { HttpClient } from '../http/HttpClient.js'

const LONGEST_ORIGIN = 300
const OriginsReply = t.strict({ allowedOrigins: goodEntries(plainText(LONGEST_ORIGIN)) })

/** `GET /projects/v1/origins` (S7-03). */
export const makeHttpOriginsApi = (deps: { readonly client: HttpClient }): OriginsApi => ({
  allowedOrigins: pipe(
    deps.client.get('projects/v1/origins', {}, OriginsReply),
    TE.map(({ allowedOrigins }) => allowedOrigins),
  ),
})
