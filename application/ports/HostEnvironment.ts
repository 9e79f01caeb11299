import type { Readable } from '../shared/Readable.js'

/** What the page runs in. */
export interface HostEnvironment {
  /** Scheme, host and port of the page; `undefined` where there is no page. */
  readonly origin: string | undefined
  /** A phone or tablet, where wallets are apps and not extensions. */
  readonly mobile: boolean
  /** Whether anybody can see the page; timers rest while not (U-60). */
  readonly visible: Readable<boolean>
  /** Whether the visitor's system prefers dark colours (S2-30). */
  readonly prefersDark: Readable<boolean>
  /** Puts text on the clipboard; `false` when the browser refused. */
  readonly copy: (text: string) => Promise<boolean>
}
