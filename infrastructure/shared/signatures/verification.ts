/** A text with a claimed signature. */
export interface SignedText {
  /** CAIP-2 id. */
  readonly chainId: string
  /** In the chain's own format. */
  readonly address: string
  readonly text: string
  /** In the chain's own format: hexadecimal with 0x on EVM, base58 on Solana, base64 on Bitcoin. */
  readonly signature: string
}

/**
 * Result of a verification. `Unknown` is no rejection: the node did not answer, or this kind of account cannot be
 * verified, such as a Bitcoin script or a chain without a verifier.
 */
export type Verification =
  | { readonly _tag: 'Valid' }
  | { readonly _tag: 'Invalid' }
  | { readonly _tag: 'Unknown'; readonly reason: 'NoAnswer' | 'AccountKind' }

/** Queries a node by JSON-RPC with its own deadline. Rejects if the node returns an error. */
export type RpcCall = (method: string, params: readonly unknown[]) => Promise<unknown>

export const VALID: Verification = { _tag: 'Valid' }
export const INVALID: Verification = { _tag: 'Invalid' }
export const NO_ANSWER: Verification = { _tag: 'Unknown', reason: 'NoAnswer' }
export const ACCOUNT_KIND: Verification = { _tag: 'Unknown', reason: 'AccountKind' }

const toVerification = (isValid: boolean): Verification => (isValid ? VALID : INVALID)

/** Result of a verifier that throws for malformed signatures. */
export const verificationOf = (verify: () => boolean): Verification => {
  try {
    return toVerification(verify())
  } catch {
    return INVALID
  }
}
