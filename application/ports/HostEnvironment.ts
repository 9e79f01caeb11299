import type { Observable } from 'rxjs'
import type { HostFacts } from '../../domain/pairing/HostFacts.js'
import type { WalletHref } from '../../domain/pairing/WalletHref.js'
import type { Readable } from '../shared/Readable.js'

/** What the page runs in. */
export interface HostEnvironment {
  /** Scheme, host and port of the page; `undefined` where there is no page. */
  readonly origin: string | undefined
  readonly facts: HostFacts
  /** The address of the page now; empty where there is no page. */
  readonly page: () => string
  /** Opens a wallet at once, inside the visitor's click: no promise comes before (U-21). `false` where the browser refused. */
  readonly launch: (address: WalletHref) => boolean
  /** Emits once, when the browser has drawn what it has to draw and is idle; within 2 s in any case. */
  readonly idle: Observable<void>
  /** Whether anybody can see the page; timers rest while not (U-60). */
  readonly visible: Readable<boolean>
  /** Whether the visitor's system prefers dark colours (S2-30). */
  readonly prefersDark: Readable<boolean>
  /** Puts text on the clipboard; `false` when the browser refused. */
  readonly copy: (text: string) => Promise<boolean>
}
