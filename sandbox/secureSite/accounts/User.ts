import type { SocialProvider } from './SocialProvider.js'

/** Somebody with an account in the secure site. */
export interface User {
  /** Never changes: the keys come from it. */
  readonly id: string
  readonly email: string | null
  readonly userName: string | null
  /** Absent where they log in by e-mail. */
  readonly provider?: SocialProvider
}
