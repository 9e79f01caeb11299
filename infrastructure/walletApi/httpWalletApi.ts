import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { AnalyticsConfigApi, ConfigApi, DirectoryApi, OriginsApi } from '../../application/ports/walletApi.js'
import { HTTP_STATUS, type RemoteError } from '../../domain/errors/remoteError.js'
import type { IsAppLink } from '../http/codecs/appLinks.js'
import { validEntries } from '../http/codecs/combinators.js'
import { plainText } from '../http/codecs/text.js'
import type { HttpClient } from '../http/HttpClient.js'
import { makeHttpConfigApi } from './httpConfigApi.js'
import { makeHttpDirectoryApi } from './httpDirectoryApi.js'

const LONGEST_ORIGIN = 300
const OriginsReply = t.strict({ allowedOrigins: validEntries(plainText(LONGEST_ORIGIN)) })

/** `GET /projects/v1/origins` (S7-03). */
export const makeHttpOriginsApi = (deps: { readonly client: HttpClient }): OriginsApi => ({
  allowedOrigins: pipe(
    deps.client.get('projects/v1/origins', {}, OriginsReply),
    TE.map(({ allowedOrigins }) => allowedOrigins),
  ),
})

const AnalyticsReply = t.strict({ isAnalyticsEnabled: t.boolean })

/** `GET /getAnalyticsConfig` (S7-09). */
export const makeHttpAnalyticsConfigApi = (deps: { readonly client: HttpClient }): AnalyticsConfigApi => ({
  isEnabled: pipe(
    deps.client.get('getAnalyticsConfig', {}, AnalyticsReply),
    TE.map(({ isAnalyticsEnabled }) => isAnalyticsEnabled),
  ),
})

/** Maps a refusal to an empty list; keeps project limits and server failures as errors (S8-02). */
const emptyWhereRefused = ({ allowedOrigins }: OriginsApi): OriginsApi => ({
  allowedOrigins: pipe(
    allowedOrigins,
    TE.orElse((error) =>
      error._tag === 'HttpStatus' &&
      error.status < HTTP_STATUS.serverError &&
      error.status !== HTTP_STATUS.tooManyRequests
        ? TE.right<RemoteError, readonly string[]>([])
        : TE.left(error),
    ),
  ),
})

/** All requests to the wallet API. */
export interface WalletApi extends ConfigApi, OriginsApi, DirectoryApi, AnalyticsConfigApi {}

export const openWalletApi = (deps: { readonly client: HttpClient; readonly isAppLink: IsAppLink }): WalletApi => ({
  ...makeHttpConfigApi(deps),
  ...emptyWhereRefused(makeHttpOriginsApi(deps)),
  ...makeHttpDirectoryApi(deps),
  ...makeHttpAnalyticsConfigApi(deps),
})
