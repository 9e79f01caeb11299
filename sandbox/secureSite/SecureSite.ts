import type { SilentSigning } from './accounts/silentSigning.js'
import type { ReceivedMessage } from './frame/frames.js'
import type { Mail } from './mail/mailbox.js'
import type { SecureSiteFault } from './frame/faults.js'

/** A running secure site: the other half of the embedded wallet. */
export interface SecureSite {
  /** Its origin: nothing but it may speak for the wallet. */
  readonly url: string
  /** The page for the frame, without its query. */
  readonly sdk: string
  /** The page where whoever logs in reads their mail. */
  readonly mailbox: string
  /** The oldest letter to an address that nobody took yet; waits until one comes. */
  readonly mail: (to: string) => Promise<Mail>
  /** Oldest first. */
  readonly mails: () => readonly Mail[]
  /** Does what the page behind a letter's link does: it registers the device. */
  readonly openLink: (mail: Mail) => void
  /** Refuses letters to an address for so many seconds, in the words of the real server. */
  readonly limit: (email: string, seconds: number) => void
  /** Where smart accounts are, by EIP-155 id; without a list, on the two chains that hosts configure. */
  readonly setSmartAccountNetworks: (ids?: readonly number[]) => void
  /** How the sign-in that comes with a login is signed; without a way, as it should be. */
  readonly setSilentSigning: (way?: SilentSigning) => void
  readonly fault: (fault: SecureSiteFault) => void
  readonly clearFaults: () => void
  /** What apps posted to the frame so far, `READY` among it for each start of a frame. */
  readonly heard: () => readonly ReceivedMessage[]
  /** Forgets everybody and everything, as if it had just started; whoever comes again has the same keys. */
  readonly reset: () => void
  readonly forger: Forger
  readonly close: () => Promise<void>
}

/** Another origin that means harm. */
interface Forger {
  readonly url: string
  /**
   * Answers every message with a forgery and posts unrequested ones: from a frame, or from a window that the app
   * opened.
   */
  readonly sdk: string
  /** Posts a forged result of a social login to whoever opened it. */
  readonly popup: string
  /** The account that it speaks for. */
  readonly account: string
  /** Types of the messages that were posted to it. */
  readonly heard: () => readonly string[]
}
