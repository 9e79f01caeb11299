import type { Fields } from '../frame/Fields.js'
import { readFields } from '../frame/readFields.js'
import type { Wallet } from '../wallet/makeWallet.js'
import type { User } from './User.js'

/** What an app writes where it does not know the address yet (wire reference 7.6). */
const PLACEHOLDER = '<<AccountAddress>>'

/** Puts the address into the app's message and signs it silently; nothing where there is no message. */
export const signInWith = async (wallet: Wallet, user: User, address: string, siwxMessage: Fields): Promise<Fields> => {
  const text = readFields.maybeText(siwxMessage, 'serializedMessage')
  if (text === undefined) return {}
  const message = text.replaceAll(PLACEHOLDER, address)
  return {
    message,
    signature: await wallet.sign(user, message),
    siwxMessage: { ...siwxMessage, accountAddress: address, serializedMessage: message },
  }
}
