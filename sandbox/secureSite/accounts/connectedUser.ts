import type { Context } from '../frame/Context.js'
import type { Fields } from '../frame/Fields.js'
import { readFields } from '../frame/readFields.js'
import { chainNames } from '../wallet/chainNames.js'
import type { Wallet, WalletAccount } from '../wallet/makeWallet.js'
import { signInWith } from './signInWith.js'
import type { User } from './User.js'

/** Settles where a visitor is and as whom, and says so as GET_USER and CONNECT_SOCIAL do (wire reference 1.6). */
export const connectedUser = async (
  wallet: Wallet,
  user: User,
  payload: Fields,
  { frame }: Context,
): Promise<{ readonly account: WalletAccount; readonly said: Fields }> => {
  if (payload['chainId'] !== undefined) frame.chain = chainNames.caipOf(payload['chainId'])
  const wanted = readFields.maybeText(payload, 'preferredAccountType')
  if (wanted === 'eoa' || wanted === 'smartAccount') frame.preferred = wanted
  const account = await wallet.account(user, frame.chain, frame.preferred)
  const { address, accounts, type } = account
  const signedIn = frame.chain.startsWith('eip155:')
    ? await signInWith(wallet, user, address, readFields.fields(payload['siwxMessage']))
    : {}
  return {
    account,
    said: {
      address,
      chainId: chainNames.idOf(frame.chain),
      email: user.email,
      accounts,
      preferredAccountType: type,
      ...signedIn,
    },
  }
}
