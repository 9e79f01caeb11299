import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { sessionBySigner } from '../../domain/siwx/unknownAccount.js'
import { messageForUnknown } from '../kernel/messageForUnknown.js'
import type { SignIns } from '../ports/siwx.js'
import type { SignInAhead } from './completeLogin.js'

export interface SilentSignInDeps {
  readonly signIns: SignIns
  /** Scheme, host and port of the page. */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Logs why the visitor is asked after all. */
  readonly logFailure: (reason: string) => void
}

/**
 * Requests a message from the site, which the secure site then signs without a prompt: the visitor has just logged in
 * to this page, which the message names. A message that grants more is shown before it is signed (S-18), and so is one
 * if the site signs itself.
 */
export const prepareSilentSignIn = async (
  { signIns, origin, now, logFailure }: SilentSignInDeps,
  chainId: CaipNetworkId,
): Promise<SignInAhead | undefined> => {
  if (signIns.signMessage !== undefined) return undefined
  const made = await messageForUnknown(signIns, chainId, { origin, now })()
  if (E.isLeft(made)) {
    logFailure(made.left._tag)
    return undefined
  }
  const { message, text } = made.right
  if (message.resources !== undefined) return undefined
  return {
    siwxMessage: { ...message, serializedMessage: text },
    keep: (user) => {
      const { address, caipNetworkId, signedIn } = user
      const account = { namespace: 'eip155', address, chainId: caipNetworkId } as const
      const session = signedIn && sessionBySigner(message, account, signedIn)
      if (session === undefined) {
        logFailure(signedIn === undefined ? 'NotSigned' : 'OtherText')
        return { done: Promise.resolve(), undo: () => undefined }
      }
      const adding = signIns.add(session)()
      return {
        done: adding.then((added) => {
          if (E.isLeft(added)) logFailure(added.left._tag)
        }),
        // Also if the site answered late.
        undo: () => void adding.then(signIns.revoke(account)),
      }
    },
  }
}
