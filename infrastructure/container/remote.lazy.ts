/**
 * What speaks to servers: it comes with the first question, beside the modal and not before it. One chunk, or the
 * question would wait for two.
 */
export { makeHttpClient } from '../http/makeHttpClient.js'
export { openWalletApi } from '../walletApi/httpWalletApi.js'
