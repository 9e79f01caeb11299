import { toChainName } from './messageText.js'
import type { SignInMessage } from './signInMessage.js'

/**
 * Converts a message to the Wallet Standard's `SolanaSignInInput`. The wallet writes the text from it, shows it as a
 * sign-in, and compares its domain with the page. `undefined` if the wallet's text would differ from ours: wallets
 * leave out the line of an empty request id.
 */
export const toSolanaSignIn = ({ accountAddress: address, chainId, ...fields }: SignInMessage): object | undefined =>
  fields.requestId === '' ? undefined : { ...fields, address, chainId: toChainName(chainId) }
