import type { Fields } from './Fields.js'

/** What a page of the site is to post, and how. */
export interface Delivery {
  /** Nothing is posted without it. The page adds the id of the request, unless there is one. */
  readonly message?: Fields
  readonly delayMs: number
  readonly copies: number
  readonly from: 'here' | 'otherOrigin' | 'otherFrame'
  /** Where the page goes instead. */
  readonly leaveFor?: string
}
