/** A wallet of the sandbox: who it says it is, and how it treats its owner and the site. */
export interface BrowserWallet {
  readonly key: string
  readonly name: string
  readonly rdns: string
  /** EIP-6963 session id. */
  readonly uuid: string
  readonly icon: string
  /** What it says of itself where that is not the truth. Its own windows keep to the truth. */
  readonly claims?: { readonly name?: string; readonly rdns?: string; readonly icon?: string }
  /** `window`: it puts itself at `window.ethereum` and announces nothing. */
  readonly foundBy: 'announcement' | 'window'
  /** `asks`: prompts and does as told. `refuses`: says no by itself. `silent`: never answers. */
  readonly manner: 'asks' | 'refuses' | 'silent'
  /** `lies`: asks, says yes, and stays where it is. `silent`: never answers, though it does all else. */
  readonly switching: 'honest' | 'lies' | 'silent'
  /** `refuses`: by itself, whatever the network (4200). */
  readonly adding: 'adds' | 'adds and moves' | 'refuses'
  /** Networks it knows before anybody adds one. */
  readonly knows: readonly number[]
  /** Where it goes by itself, a little after each connection. */
  readonly straysTo?: number
  /** Between the owner's yes and the wallet's answer, in ms. */
  readonly thinksForMs: number
  /** Which of the sandbox's accounts are its own. */
  readonly accounts: readonly number[]
}
