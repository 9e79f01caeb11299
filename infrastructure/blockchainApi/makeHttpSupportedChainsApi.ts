import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi/SupportedChainsApi.js'
import type { HttpClient } from '../http/HttpClient.js'
import { SupportedChainsReply } from './supportedChainsCodecs.js'

/** `GET v1/supported-chains` (S7-10). */
export const makeHttpSupportedChainsApi = (deps: { readonly client: HttpClient }): SupportedChainsApi => ({
  supportedChains: pipe(
    deps.client.get('v1/supported-chains', {}, SupportedChainsReply),
    TE.map((reply) => ({ http: new Set<string>(reply.http), ws: new Set<string>(reply.ws) })),
  ),
})
