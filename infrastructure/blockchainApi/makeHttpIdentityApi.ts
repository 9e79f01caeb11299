import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { IdentityApi } from '../../application/ports/blockchainApi/IdentityApi.js'
import { isSafeImage } from '../http/codecs/isSafeImage.js'
import { plainText } from '../http/codecs/plainText.js'
import type { HttpClient } from '../http/HttpClient.js'
import { IdentityReply } from './identityCodecs.js'

/** A domain name is at most this long (RFC 1035). */
const name = plainText(255)

/**
 * `GET /v1/identity/{address}` (S7-11). Anybody can give an address a name and a picture; of both only
 * what is safe to show is taken.
 */
export const makeHttpIdentityApi = (deps: { readonly client: HttpClient }): IdentityApi => ({
  identity: ({ address, sender }) =>
    pipe(
      deps.client.get(`v1/identity/${encodeURIComponent(address)}`, { sender }, IdentityReply),
      TE.map((reply) => ({
        name: name.is(reply.name) ? reply.name : undefined,
        avatar: isSafeImage(reply.avatar ?? '', deps.client.address('', {})) ? (reply.avatar ?? undefined) : undefined,
      })),
    ),
})
