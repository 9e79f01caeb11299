import type { Eip1193Provider } from 'portico'
import { createPublicClient, createWalletClient, custom, getAddress, http } from 'viem'

export interface SignedMessage {
  readonly message: string
  readonly signature: string
  readonly verified: boolean
}

/**
 * Signs through Portico's provider like any viem code, and verifies the signature by the account's key, or by the
 * contract if the account is one (ERC-1271).
 */
export const signMessage = async (
  provider: Eip1193Provider,
  account: string,
  message: string,
  rpcUrl: string | undefined,
): Promise<SignedMessage> => {
  const address = getAddress(account)
  const wallet = createWalletClient({ account: address, transport: custom(provider, { retryCount: 0 }) })
  const signature = await wallet.signMessage({ message })
  const chain = createPublicClient({ transport: http(rpcUrl) })
  return { message, signature, verified: await chain.verifyMessage({ address, message, signature }) }
}
