/** A letter in the mailbox of the secure site. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Six digits. */
  readonly code?: string
  /** An address to open once. */
  readonly link?: string
}
