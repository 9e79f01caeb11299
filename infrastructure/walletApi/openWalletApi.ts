import type { AnalyticsConfigApi } from '../../application/ports/walletApi/AnalyticsConfigApi.js'
import type { ConfigApi } from '../../application/ports/walletApi/ConfigApi.js'
import type { DirectoryApi } from '../../application/ports/walletApi/DirectoryApi.js'
import type { OriginsApi } from '../../application/ports/walletApi/OriginsApi.js'
import type { HttpClient } from '../http/HttpClient.js'
import { makeHttpAnalyticsConfigApi } from './makeHttpAnalyticsConfigApi.js'
import { makeHttpConfigApi } from './makeHttpConfigApi.js'
import { makeHttpDirectoryApi } from './makeHttpDirectoryApi.js'
import { makeHttpOriginsApi } from './makeHttpOriginsApi.js'

/** All that is asked of the wallet API. */
export interface WalletApi extends ConfigApi, OriginsApi, DirectoryApi, AnalyticsConfigApi {}

/** The wallet API behind one client. */
export const openWalletApi = (deps: { readonly client: HttpClient }): WalletApi => ({
  ...makeHttpConfigApi(deps),
  ...makeHttpOriginsApi(deps),
  ...makeHttpDirectoryApi(deps),
  ...makeHttpAnalyticsConfigApi(deps),
})
