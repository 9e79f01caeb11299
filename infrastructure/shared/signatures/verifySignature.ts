import { ACCOUNT_KIND, INVALID, type RpcCall, type SignedText, type Verification } from './verification.js'

/** Signatures of undeployed contracts are long (ERC-6492). Longer ones are invalid. */
const MOST_LETTERS = 65_536

/**
 * Verifies a text signature with the verifier of the account's namespace, which loads on first use. `call` queries a
 * node of the same chain; without it, only key accounts are supported on EVM (U-109). Rejects only if a verifier's code
 * fails to load.
 */
export const verifySignature = async (signed: SignedText, call?: RpcCall): Promise<Verification> => {
  if (signed.signature.length > MOST_LETTERS || signed.text.length > MOST_LETTERS) return INVALID
  const isOf = (namespace: string): boolean => signed.chainId.startsWith(`${namespace}:`)
  if (isOf('eip155')) return (await import('./evmSignature.lazy.js')).verifyEvmSignature(signed, call)
  if (isOf('solana')) return (await import('./solanaSignature.lazy.js')).verifySolanaSignature(signed)
  if (isOf('bip122')) return (await import('./bitcoinSignature.lazy.js')).verifyBitcoinSignature(signed)
  return ACCOUNT_KIND
}

/** Whether signatures of the chain's namespace can be verified. */
export const isVerifiable = (chainId: string): boolean => /^(?:eip155|solana|bip122):/.test(chainId)
