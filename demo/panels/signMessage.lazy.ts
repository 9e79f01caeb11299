import type { Eip1193Provider } from 'portico'
import { createWalletClient, custom, getAddress, verifyMessage } from 'viem'

export interface SignedMessage {
  readonly message: string
  readonly signature: string
  readonly verified: boolean
}

/** Signs through Portico's provider, as any viem code would, and checks the signature against the account. */
export const signMessage = async (provider: Eip1193Provider, account: string, message: string): Promise<SignedMessage> => {
  const address = getAddress(account)
  const wallet = createWalletClient({ account: address, transport: custom(provider, { retryCount: 0 }) })
  const signature = await wallet.signMessage({ message })
  return { message, signature, verified: await verifyMessage({ address, message, signature }) }
}
