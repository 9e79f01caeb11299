import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { AnalyticsConfigApi, ConfigApi, DirectoryApi, OriginsApi } from '../../application/ports/walletApi.js'
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

/** All that is asked of the wallet API. */
export interface WalletApi extends ConfigApi, OriginsApi, DirectoryApi, AnalyticsConfigApi {}

/** The wallet API behind one client. */
export const openWalletApi = (deps: { readonly client: HttpClient }): WalletApi => ({
  ...makeHttpConfigApi(deps),
  ...makeHttpOriginsApi(deps),
  ...makeHttpDirectoryApi(deps),
  ...makeHttpAnalyticsConfigApi(deps),
})
