import type { SilentSigning } from './accounts/silentSigning.js'
import type { ReceivedMessage } from './frame/frames.js'
import type { Mail } from './mail/mailbox.js'
import type { SecureSiteFault } from './frame/faults.js'

/** A running secure site: the counterpart of the embedded wallet. */
export interface SecureSite {
  /** Its origin: the only one that may speak for the wallet. */
  readonly url: string
  /** Page for the frame, without a query. */
  readonly sdk: string
  /** Page that shows the mails sent to users. */
  readonly mailbox: string
  /** The oldest mail to an address that was not yet taken; waits until one arrives. */
  readonly mail: (to: string) => Promise<Mail>
  /** Oldest first. */
  readonly mails: () => readonly Mail[]
  /** Acts like the page behind a mail's link: registers the device. */
  readonly openLink: (mail: Mail) => void
  /** Refuses mails to an address for this many seconds, with the real server's message. */
  readonly limit: (email: string, seconds: number) => void
  /** Sets the networks with smart accounts, by EIP-155 id; by default the two chains that hosts configure. */
  readonly setSmartAccountNetworks: (ids?: readonly number[]) => void
  /** Sets how the sign-in of a login is signed; by default correctly. */
  readonly setSilentSigning: (way?: SilentSigning) => void
  readonly fault: (fault: SecureSiteFault) => void
  readonly clearFaults: () => void
  /** Messages that apps posted to the frame so far, including a `READY` for each start of a frame. */
  readonly heard: () => readonly ReceivedMessage[]
  /** Discards all state, as after a restart; users get the same keys again. */
  readonly reset: () => void
  readonly forger: Forger
  readonly close: () => Promise<void>
}

/** A malicious origin. */
interface Forger {
  readonly url: string
  /** Answers every message with a forgery and posts unsolicited ones, from a frame or from a popup of the app. */
  readonly sdk: string
  /** Posts a forged result of a social login to its opener. */
  readonly popup: string
  /** Account in its forgeries. */
  readonly account: string
  /** Types of the messages posted to it. */
  readonly heard: () => readonly string[]
}
