/**
 * HTTP code; loads with the first request, in parallel with the modal. A single chunk, so that requests do not wait for
 * two.
 */
export { makeHttpClient } from '../http/makeHttpClient.js'
export { openWalletApi } from '../walletApi/httpWalletApi.js'
