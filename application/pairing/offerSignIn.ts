import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { recapResourceOf } from '../../domain/siwx/recap.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import type { SignInError } from '../../domain/siwx/signInState.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'
import { messageForUnknown } from '../kernel/messageForUnknown.js'
import type { HostEnvironment, Log } from '../ports/platform.js'
import type { SignIns } from '../ports/siwx.js'

/** What a wallet may sign while it pairs, and whom its answer is given to (CAIP-222). */
export interface SignInOffer {
  /** For `UNKNOWN_ACCOUNT`: the wallet chooses the account. */
  readonly message: SignInMessage
  /** Gives the site what the wallet signed, which takes the place of what was signed before. */
  readonly keep: (sessions: readonly SignInSession[]) => TaskEither<SignInError, void>
  /** The pairing came to nothing in the end: nobody is signed in by it. */
  readonly drop: TaskEither<SignInError, void>
}

/** `undefined` where a wallet that pairs on this chain (CAIP-2) is asked to connect and nothing else. */
export type OfferSignIn = (chainId: CaipNetworkId) => Promise<SignInOffer | undefined>

interface OfferSignInDeps {
  readonly signIns: () => Promise<SignIns | undefined>
  readonly host: Pick<HostEnvironment, 'origin'>
  readonly log: Log
  readonly scheduler: SchedulerLike
}

/**
 * Asks the site for the message of a pairing, within its ten seconds. A site that gives none, or one that must not be
 * signed (S-16), breaks no pairing: its visitors sign in afterwards. The same goes for a message that grants something
 * itself, since the recap of a pairing says all that is granted, and for a site that signs in the wallet's place.
 */
export const makeOfferSignIn =
  ({ signIns, host, log, scheduler }: OfferSignInDeps): OfferSignIn =>
  async (chainId) => {
    const site = await signIns()
    if (site === undefined || site.signMessage !== undefined) return undefined
    const now = (): number => scheduler.now()
    const made = await messageForUnknown(site, chainId, { origin: host.origin ?? '', now })()
    if (E.isLeft(made)) {
      log.warn('PTC-SIGN-IN-FAILED', made.left._tag)
      return undefined
    }
    const { message } = made.right
    if (recapResourceOf(message.resources)._tag !== 'None') return undefined
    return { message, keep: site.replaceAll, drop: site.revokeAll }
  }
