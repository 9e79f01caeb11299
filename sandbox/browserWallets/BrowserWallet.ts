/** A wallet of the sandbox: who it says it is, and how it treats its owner. */
export interface BrowserWallet {
  readonly key: string
  readonly name: string
  readonly rdns: string
  /** EIP-6963 session id. */
  readonly uuid: string
  readonly icon: string
  /** `asks`: prompts and does as told. `refuses`: says no by itself. `silent`: never answers. */
  readonly manner: 'asks' | 'refuses' | 'silent'
  /** Between the owner's yes and the wallet's answer, in ms. */
  readonly thinksForMs: number
  /** Which of the sandbox's accounts are its own. */
  readonly accounts: readonly number[]
}
