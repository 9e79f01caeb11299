import * as E from 'fp-ts/Either'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import { isLoginAddress } from './isLoginAddress.js'
import { readFrameChain } from './readFrameChain.js'
import type { ReplyOf } from './FRAME_MESSAGES.js'

/** The user a reply tells of. Its account type is the reply's, else the one that was asked for. */
export const readLoggedIn = (
  reply: ReplyOf<'GET_USER'>,
  asked: LoggedIn['preferredAccountType'],
): E.Either<LoginError, LoggedIn> => {
  const { email, userName, accounts, message, signature, siwxMessage } = reply
  const caipNetworkId = readFrameChain(reply.chainId)
  if (caipNetworkId === undefined) return E.left({ _tag: 'FrameMalformed', detail: 'chainId' })
  if (!isLoginAddress(caipNetworkId, reply.address)) return E.left({ _tag: 'FrameMalformed', detail: 'address' })
  return E.right({
    address: reply.address,
    caipNetworkId,
    ...(email !== undefined && { email }),
    ...(typeof userName === 'string' && { userName }),
    accounts: (accounts ?? []).filter(({ address }) => isLoginAddress(caipNetworkId, address)),
    preferredAccountType: reply.preferredAccountType ?? asked,
    ...(reply.smartAccountDeployed !== undefined && { smartAccountDeployed: reply.smartAccountDeployed }),
    ...(message !== undefined &&
      signature !== undefined &&
      siwxMessage !== undefined && { signedIn: { message, signature, siwxMessage } }),
  })
}
