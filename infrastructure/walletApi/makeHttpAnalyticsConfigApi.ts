import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { AnalyticsConfigApi } from '../../application/ports/walletApi/AnalyticsConfigApi.js'
import type { HttpClient } from '../http/HttpClient.js'

const AnalyticsReply = t.strict({ isAnalyticsEnabled: t.boolean })

/** `GET /getAnalyticsConfig` (S7-09). */
export const makeHttpAnalyticsConfigApi = (deps: { readonly client: HttpClient }): AnalyticsConfigApi => ({
  isEnabled: pipe(
    deps.client.get('getAnalyticsConfig', {}, AnalyticsReply),
    TE.map(({ isAnalyticsEnabled }) => isAnalyticsEnabled),
  ),
})
