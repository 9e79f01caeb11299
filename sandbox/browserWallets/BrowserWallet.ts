/** A wallet of the sandbox: its identity and its behaviour. */
export interface BrowserWallet {
  readonly key: string
  readonly name: string
  readonly rdns: string
  /** EIP-6963 session id. */
  readonly uuid: string
  readonly icon: string
  /** What it falsely announces. Its own windows show the truth. */
  readonly claims?: { readonly name?: string; readonly rdns?: string; readonly icon?: string }
  /** `window`: it puts itself at `window.ethereum` and announces nothing. */
  readonly foundBy: 'announcement' | 'window'
  /** `asks`: prompts and does as told. `refuses`: rejects without a prompt. `silent`: never answers. */
  readonly behaviour: 'asks' | 'refuses' | 'silent'
  /** `lies`: prompts and succeeds, but does not switch. `silent`: never answers switch requests. */
  readonly switching: 'honest' | 'lies' | 'silent'
  /** `refuses`: by itself, whatever the network (4200). */
  readonly adding: 'adds' | 'adds and moves' | 'refuses'
  /** `nfts`: it tells which NFTs its accounts hold (ERC-7811). */
  readonly discovers: 'nothing' | 'nfts'
  /**
   * `calls`: it has no `eth_sendTransaction`, and sends by calls (EIP-5792), as some smart accounts. `nothing`: it only
   * signs.
   */
  readonly sends: 'transactions' | 'calls' | 'nothing'
  /**
   * `for another account`: with the key of one that it does not show. `for another site`: another text, in which the
   * site has another name. `garbage`: it answers what is no signature. Its owner sees nothing of it.
   */
  readonly signs: 'honest' | 'for another account' | 'for another site' | 'garbage'
  /** A contract is the one of the sandbox that is deployed (ERC-1271), or the one that is not yet (ERC-6492). */
  readonly account: 'keys' | 'deployed contract' | 'planned contract'
  /** Networks it knows before anybody adds one. */
  readonly knows: readonly number[]
  /** The chain it switches to by itself shortly after each connection. */
  readonly straysTo?: number
  /** Between the owner's yes and the wallet's answer, in ms. */
  readonly thinksForMs: number
  /** Which of the sandbox's accounts are its own; none where its account is a contract. */
  readonly accounts: readonly number[]
}
