/** An EIP-1193 provider over the active connection; what viem, ethers and wagmi take. */
export interface Eip1193Provider {
  /** Rejects with a ProviderRpcError: `{ code, message }`. */
  readonly request: (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => void
}
