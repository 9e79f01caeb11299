/** The Solana chain of the sandbox, as its file in the page says it. */
export interface SolanaSandboxFile {
  readonly url: string
  readonly caipNetworkId: string
  readonly name: string
  /** 64 bytes each. */
  readonly secretKeys: readonly (readonly number[])[]
}
