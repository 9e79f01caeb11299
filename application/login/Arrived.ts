import type { Grant } from '../ports/Pairing.js'

/** A login has come to its end: the connection to be made of it. */
export interface Arrived {
  readonly _tag: 'Arrived'
  readonly grant: Grant
}
