import type { Params } from './Params.js'

/** Answers a call, or throws an `RpcError`. */
export type RpcMethod = (params: Params) => unknown
