/** A text that somebody says to have signed. */
export interface SignedText {
  /** CAIP-2. */
  readonly chainId: string
  /** As its chain writes it. */
  readonly address: string
  readonly text: string
  /** As its chain writes it: hexadecimal with 0x on EVM, base58 on Solana, base64 on Bitcoin. */
  readonly signature: string
}

/**
 * What became of a signature. `Unknown` is no "no": the node did not answer, or nobody here can judge such an account,
 * as one of a script of Bitcoin, or of a chain that none of the verifiers is for.
 */
export type Verification =
  | { readonly _tag: 'Valid' }
  | { readonly _tag: 'Invalid' }
  | { readonly _tag: 'Unknown'; readonly reason: 'NoAnswer' | 'AccountKind' }

/** Asks a node of a chain by JSON-RPC, within a deadline of its own. It rejects where the node answers an error. */
export type RpcCall = (method: string, params: readonly unknown[]) => Promise<unknown>

export const VALID: Verification = { _tag: 'Valid' }
export const INVALID: Verification = { _tag: 'Invalid' }
export const NO_ANSWER: Verification = { _tag: 'Unknown', reason: 'NoAnswer' }
export const ACCOUNT_KIND: Verification = { _tag: 'Unknown', reason: 'AccountKind' }

const toVerification = (isValid: boolean): Verification => (isValid ? VALID : INVALID)

/** The same for code that throws where a signature is malformed. */
export const verificationOf = (verify: () => boolean): Verification => {
  try {
    return toVerification(verify())
  } catch {
    return INVALID
  }
}
