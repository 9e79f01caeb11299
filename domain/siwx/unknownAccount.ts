import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { toChecksumAddress } from '../account/addresses/checksum.js'
import type { CaipNetworkId } from '../network/network.js'
import { type ExpectedMessage, refusalOf } from './checkMessage.js'
import { formatMessage } from './messageText.js'
import type { SignInSession } from './session.js'
import type { SignInMessage } from './signInMessage.js'
import type { SignInError } from './signInState.js'

/**
 * Placeholder in a message for an address that is not known yet; the signer puts its own there. No other field of a
 * message may contain its brackets, so it occurs once.
 */
export const UNKNOWN_ACCOUNT = '<<AccountAddress>>'

/** A well-formed address that belongs to no one. */
const NOBODY = `0x${'0'.repeat(40)}`

/**
 * The text of a message for an account that is not known yet, on EVM: as `formatMessage` writes it, with
 * `UNKNOWN_ACCOUNT` as the address. Left if the page must not have it signed (S-16).
 */
export const textForUnknown = (
  message: SignInMessage,
  expected: Pick<ExpectedMessage, 'origin' | 'chainId'>,
  now: number,
): E.Either<SignInError, string> => {
  const reason = refusalOf(message, { ...expected, accountAddress: UNKNOWN_ACCOUNT }, now)
  return reason === undefined
    ? pipe(
        formatMessage({ ...message, accountAddress: NOBODY }),
        // The address has a line of its own, and no other field has a line break.
        E.map((text) => text.replace(`\n${NOBODY}\n`, `\n${UNKNOWN_ACCOUNT}\n`)),
      )
    : E.left({ _tag: 'SignInRefused', reason })
}

/**
 * The session of the account that signed a message made for an unknown account, on EVM. `undefined` unless it signed
 * that text, with its own address (EIP-55), on the message's chain.
 */
export const sessionBySigner = (
  message: SignInMessage,
  { address, chainId }: { readonly address: string; readonly chainId: CaipNetworkId },
  signed: { readonly message: string; readonly signature: string },
): SignInSession | undefined => {
  const data = { ...message, accountAddress: toChecksumAddress(address) }
  const text = formatMessage(data)
  const isThis = E.isRight(text) && text.right === signed.message && chainId === message.chainId
  return isThis ? { data, ...signed } : undefined
}
