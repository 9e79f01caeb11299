/** What a chain of the sandbox is called. */
export interface ChainPlan {
  /** EIP-155. */
  readonly id: number
  readonly name: string
  /** What a host shows for it, as inline data. */
  readonly picture?: string
  readonly coin: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** What is put on a chain at its start. Amounts are in whole coins and tokens, prices in US dollars. */
export interface WorldPlan extends ChainPlan {
  readonly coinPrice: string
  /** What the first account holds of the coin. */
  readonly coinHeld: string
  /** `held` is of the first accounts, in their order. */
  readonly tokens: readonly {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly price: string
    readonly held: readonly string[]
  }[]
  /** Names of accounts, by their place. */
  readonly names: readonly (readonly [account: number, name: string])[]
}
