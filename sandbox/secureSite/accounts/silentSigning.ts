import { type Fields, readFields } from '../frame/fields.js'
import type { Wallet } from '../wallet/wallet.js'
import type { User } from './users.js'

/**
 * How a frame signs the sign-in of a login: correctly; for another address; a text that grants more; with a malformed
 * answer; or not at all, like older frames.
 */
export type SilentSigning = 'honest' | 'otherAddress' | 'otherText' | 'garbage' | 'none'

/** Placeholder for the address, which the app does not know yet (wire reference 7.6). */
const PLACEHOLDER = '<<AccountAddress>>'
const OTHER_ADDRESS = '0x00000000000000000000000000000000000000A1'

/** Inserts the address into the app's message and signs it silently; returns nothing without a message. */
export type SignSilently = (user: User, address: string, siwxMessage: Fields) => Promise<Fields>

export const makeSignSilently =
  (wallet: Wallet, way: () => SilentSigning): SignSilently =>
  async (user, address, siwxMessage) => {
    const text = readFields.maybeText(siwxMessage, 'serializedMessage')
    if (text === undefined || way() === 'none') return {}
    if (way() === 'garbage') return { message: 7, signature: { of: 'nobody' }, siwxMessage: 'yes' }
    const signer = way() === 'otherAddress' ? OTHER_ADDRESS : address
    const own = text.replaceAll(PLACEHOLDER, signer)
    const message = way() === 'otherText' ? `${own}\nResources:\n- urn:recap:e30` : own
    return {
      message,
      signature: await wallet.sign(user, message),
      siwxMessage: { ...siwxMessage, accountAddress: signer, serializedMessage: message },
    }
  }
