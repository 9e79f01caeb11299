import type { Order } from './Order.js'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json }

/**
 * What is to be said instead of the truth. `set` puts a payload into any field of the true JSON answer, by its place:
 * `{ match: 'getWallets', set: { 'data.0.name': '<img src=x onerror=…>', 'data.*.rdns': 7 } }`; `*` is every entry of a
 * list. `body` is another JSON answer altogether, `base64` other bytes: `{ match: 'getWalletImage', base64: 'PHN2Zz4=',
 * headers: { 'content-type': 'image/png' } }`. The newest order that fits counts.
 */
export interface Rewrite extends Order {
  readonly set?: Readonly<Record<string, Json>>
  readonly body?: Json
  readonly base64?: string
  /** With `body` and `base64`, 200 unless said here; otherwise the true one. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}
