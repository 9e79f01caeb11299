import type { Fields } from './Fields.js'

/** A message that reached the frame. */
export interface HeardMessage {
  /** Without the prefix. */
  readonly name: string
  readonly payload: Fields
  /** Of the page that the frame is in. */
  readonly appOrigin: string
}
