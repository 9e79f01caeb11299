/** A wallet of the sandbox: its identity and its behaviour. */
export interface BrowserWallet {
  readonly key: string
  readonly name: string
  readonly rdns: string
  /** EIP-6963 session id. */
  readonly uuid: string
  readonly icon: string
  /** False claims in its announcement. Its own windows show the true values. */
  readonly claims?: { readonly name?: string; readonly rdns?: string; readonly icon?: string }
  /** `window`: sets `window.ethereum` and does not announce itself. */
  readonly foundBy: 'announcement' | 'window'
  /** `asks`: prompts and obeys the owner. `refuses`: rejects without a prompt. `silent`: never answers. */
  readonly behaviour: 'asks' | 'refuses' | 'silent'
  /** `lies`: prompts and reports success, but does not switch. `silent`: never answers switch requests. */
  readonly switching: 'honest' | 'lies' | 'silent'
  /** `refuses`: without a prompt, for any network (4200). */
  readonly adding: 'adds' | 'adds and moves' | 'refuses'
  /** `nfts`: reports the NFTs of its accounts (ERC-7811). */
  readonly discovers: 'nothing' | 'nfts'
  /**
   * `calls`: supports only wallet calls (EIP-5792) instead of `eth_sendTransaction`, like some smart accounts.
   * `nothing`: only signs.
   */
  readonly sends: 'transactions' | 'calls' | 'nothing'
  /**
   * `for another account`: signs with the key of an account that it does not show. `for another site`: signs a text
   * with another site's name. `garbage`: returns an invalid signature. The owner does not notice.
   */
  readonly signs: 'honest' | 'for another account' | 'for another site' | 'garbage'
  /** A contract account is the sandbox's deployed one (ERC-1271), or the undeployed one (ERC-6492). */
  readonly account: 'keys' | 'deployed contract' | 'planned contract'
  /** Networks that it knows initially. */
  readonly knows: readonly number[]
  /** Chain to which it switches on its own shortly after each connection. */
  readonly straysTo?: number
  /** Delay between the owner's approval and the wallet's answer, in ms. */
  readonly thinksForMs: number
  /** Indexes of its accounts in the sandbox; empty for contract accounts. */
  readonly accounts: readonly number[]
}
