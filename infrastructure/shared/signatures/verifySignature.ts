import { ACCOUNT_KIND, INVALID, type RpcCall, type SignedText, type Verification } from './verification.js'

/** Signatures of a contract that is not deployed yet are long (ERC-6492). Longer ones are none. */
const MOST_LETTERS = 65_536

/**
 * Whether a text was signed by an account, by the verifier of its namespace, which is loaded with the first such
 * signature. `call` asks a node of the very chain: without it, only accounts that are keys count on EVM (U-109).
 * Rejects only where the code of a verifier does not arrive.
 */
export const verifySignature = async (signed: SignedText, call?: RpcCall): Promise<Verification> => {
  if (signed.signature.length > MOST_LETTERS || signed.text.length > MOST_LETTERS) return INVALID
  const isOf = (namespace: string): boolean => signed.chainId.startsWith(`${namespace}:`)
  if (isOf('eip155')) return (await import('./evmSignature.lazy.js')).verifyEvmSignature(signed, call)
  if (isOf('solana')) return (await import('./solanaSignature.lazy.js')).verifySolanaSignature(signed)
  if (isOf('bip122')) return (await import('./bitcoinSignature.lazy.js')).verifyBitcoinSignature(signed)
  return ACCOUNT_KIND
}

/** The namespaces whose signatures can be verified. */
export const isVerifiable = (chainId: string): boolean => /^(?:eip155|solana|bip122):/.test(chainId)
