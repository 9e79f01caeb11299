import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ConfigApi } from '../../application/ports/walletApi/ConfigApi.js'
import type { HttpClient } from '../http/HttpClient.js'
import { ConfigReply } from './configCodecs.js'
import { readFeatures } from './readFeatures.js'

/** `GET /appkit/v1/config` (S7-02). */
export const makeHttpConfigApi = (deps: { readonly client: HttpClient }): ConfigApi => ({
  features: pipe(deps.client.get('appkit/v1/config', {}, ConfigReply), TE.flatMapEither(readFeatures)),
})
