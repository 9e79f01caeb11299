import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'
import type { SignInError } from '../../domain/siwx/signInState.js'
import { textForUnknown, UNKNOWN_ACCOUNT } from '../../domain/siwx/unknownAccount.js'
import type { SignIns } from '../ports/siwx.js'

/** A message to sign by an account that becomes known afterwards. */
export interface MessageForUnknown {
  readonly message: SignInMessage
  /** Has `UNKNOWN_ACCOUNT` as the address. */
  readonly text: string
}

/**
 * Requests a message from the site for the account that logs in or pairs next, on EVM. Fails if signing it is not safe
 * (S-16).
 */
export const messageForUnknown = (
  { createMessage }: Pick<SignIns, 'createMessage'>,
  chainId: CaipNetworkId,
  /** `origin` is scheme, host and port of the page; `now` is in ms since 1970. */
  { origin, now }: { readonly origin: string; readonly now: () => number },
): TE.TaskEither<SignInError, MessageForUnknown> =>
  pipe(
    createMessage({ namespace: 'eip155', address: UNKNOWN_ACCOUNT, chainId }),
    TE.flatMapEither((message) =>
      pipe(
        textForUnknown(message, { origin, chainId }, now()),
        E.map((text) => ({ message, text })),
      ),
    ),
  )
