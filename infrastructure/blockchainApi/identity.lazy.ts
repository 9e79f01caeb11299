import * as t from 'io-ts'
import { oneOf } from '../http/codecs/combinators.js'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Identity, IdentityQuery } from '../../application/ports/blockchainApi.js'
import { isSafeImage } from '../http/codecs/safeImage.js'
import { plainText } from '../http/codecs/text.js'
import type { Question } from './question.js'

const nullableText = oneOf(t.string, t.null, t.undefined)

/** Wire reference 2.B.2. */
const IdentityReply = t.strict({ name: nullableText, avatar: nullableText })

/** Longest domain name in bytes (RFC 1035, S-09). */
const LONGEST_NAME = 255
const name = plainText(LONGEST_NAME)

const isName = (text: unknown): text is string => name.is(text) && new TextEncoder().encode(text).length <= LONGEST_NAME

/** S9-02. */
const IDENTITY_TTL_MS = 300_000

/**
 * `GET /v1/identity/{address}` (S7-11). Strangers can set the name and picture of an address, so only what is safe to
 * show is kept. The answer does not depend on chain or asker.
 */
export const identityQuestion: Question<IdentityQuery, Identity> = {
  call: 'blockchainApi identity',
  ask:
    (client) =>
    ({ address, sender }) =>
      pipe(
        client.get(`v1/identity/${encodeURIComponent(address)}`, { sender }, IdentityReply),
        TE.map((reply) => ({
          name: isName(reply.name) ? reply.name : undefined,
          avatar: isSafeImage(reply.avatar ?? '', client.address('', {})) ? (reply.avatar ?? undefined) : undefined,
        })),
      ),
  key: ({ address }) => address,
  ttlMs: IDENTITY_TTL_MS,
}
