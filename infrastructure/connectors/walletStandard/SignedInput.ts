/** One address's inputs of a PSBT, as `bitcoin:signTransaction` names them. */
export interface SignedInput {
  readonly account: { readonly address: string }
  readonly signingIndexes: readonly number[]
  readonly sigHash?: number
}
