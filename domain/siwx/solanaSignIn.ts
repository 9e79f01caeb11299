import { toChainName } from './messageText.js'
import type { SignInMessage } from './signInMessage.js'

/**
 * A message in the fields of the Wallet Standard's `SolanaSignInInput`: of them a wallet writes the text itself, shows
 * it as a sign-in, and compares its domain with the page. `undefined` for a message of which wallets write another text
 * than ours: they leave out the line of an empty request id.
 */
export const toSolanaSignIn = ({ accountAddress: address, chainId, ...fields }: SignInMessage): object | undefined =>
  fields.requestId === '' ? undefined : { ...fields, address, chainId: toChainName(chainId) }
