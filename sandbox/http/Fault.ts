import type { Order } from './Order.js'

/** What is to go wrong with some requests. */
export interface Fault extends Order {
  /** Wait before answering, in ms. */
  readonly delayMs?: number
  /** Break the connection. */
  readonly drop?: boolean
  /** Never answer. */
  readonly hang?: boolean
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is, malformed or not. */
  readonly body?: string
}
