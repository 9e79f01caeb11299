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

/** The message that a wallet may sign during a pairing, and the use of its answer (CAIP-222). */
export interface SignInOffer {
  /** For `UNKNOWN_ACCOUNT`: the wallet chooses the account. */
  readonly message: SignInMessage
  /** Passes the signed sessions to the site, which replace all others. */
  readonly keep: (sessions: readonly SignInSession[]) => TaskEither<SignInError, void>
  /** The pairing failed after all: signs out. */
  readonly drop: TaskEither<SignInError, void>
}

/** `undefined` if a wallet that pairs on this chain (CAIP-2) is not asked to sign. */
export type OfferSignIn = (chainId: CaipNetworkId) => Promise<SignInOffer | undefined>

interface OfferSignInDeps {
  readonly signIns: () => Promise<SignIns | undefined>
  readonly host: Pick<HostEnvironment, 'origin'>
  readonly log: Log
  readonly scheduler: SchedulerLike
}

/**
 * Requests the message of a pairing from the site, within its ten seconds. If there is no message, or signing it is not
 * safe (S-16), pairing works without: visitors sign in afterwards. The same applies to a message with its own grants,
 * because the recap of a pairing states all grants, and to a site that signs itself.
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
