import * as t from 'io-ts'
import { oneOf } from '../http/codecs/combinators.js'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { IdentityApi } from '../../application/ports/blockchainApi.js'
import { isSafeImage } from '../http/codecs/safeImage.js'
import { plainText } from '../http/codecs/text.js'
import type { HttpClient } from '../http/HttpClient.js'

const nullableText = oneOf(t.string, t.null, t.undefined)

/** Wire reference 2.B.2. */
const IdentityReply = t.strict({ name: nullableText, avatar: nullableText })

/** In bytes; a domain name is at most this long (RFC 1035, S-09). */
const LONGEST_NAME = 255
const name = plainText(LONGEST_NAME)

const isName = (text: unknown): text is string => name.is(text) && new TextEncoder().encode(text).length <= LONGEST_NAME

/**
 * `GET /v1/identity/{address}` (S7-11). Anybody can give an address a name and a picture; of both only
 * what is safe to show is taken.
 */
export const makeHttpIdentityApi = (deps: { readonly client: HttpClient }): IdentityApi => ({
  identity: ({ address, sender }) =>
    pipe(
      deps.client.get(`v1/identity/${encodeURIComponent(address)}`, { sender }, IdentityReply),
      TE.map((reply) => ({
        name: isName(reply.name) ? reply.name : undefined,
        avatar: isSafeImage(reply.avatar ?? '', deps.client.address('', {})) ? (reply.avatar ?? undefined) : undefined,
      })),
    ),
})
