import type { Messages } from '../../application/api/Messages.js'

/** What is said where a visitor first looks: on the buttons, around each view, and in Connect. */
export type EarlyWord = Extract<
  keyof Messages,
  | `button.${string}`
  | `connect.${string}`
  | `modal.${string}`
  | `notice.${string}`
  | `outage.${string}`
  | `title.${string}`
  | `waiting.${string}`
  | 'switching.start'
  | 'wallets.certifiedMark'
>
