import type { BrowserContext, Route } from 'playwright-core'

/** A symbol of maximum length without a line break opportunity. */
const LONG_SYMBOL = 'W'.repeat(32)
/** An integer with 58 digits. */
export const LONG_AMOUNT = `12345678${'9'.repeat(50)}`

interface Balances {
  readonly balances: readonly { readonly chainId: string }[]
}

/** The server's balances, with a token of extreme value and amount. */
export const withLongAmounts = (answer: Balances): Balances => ({
  balances: [
    ...answer.balances,
    ...answer.balances.slice(0, 1).map(({ chainId }) => ({
      name: 'Very Many',
      symbol: LONG_SYMBOL,
      chainId,
      address: `${chainId}:0x${'ab'.repeat(20)}`,
      value: 1e300,
      price: 1e242,
      quantity: { decimals: '18', numeric: `${LONG_AMOUNT}.5` },
    })),
  ],
})

interface Networks {
  readonly networks: readonly { readonly nativeCurrency: object }[]
}

const longSymbols = (answer: Networks): Networks => ({
  ...answer,
  networks: answer.networks.map((network) => ({
    ...network,
    nativeCurrency: { ...network.nativeCurrency, symbol: LONG_SYMBOL },
  })),
})

/** Changes an answer of this form. */
const changing =
  <Answer>(change: (answer: Answer) => Answer) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch()
    return route.fulfill({ response, json: change((await response.json()) as Answer) })
  }

/** Serves such a token to these pages, and names the coins of their networks by a symbol of 32 letters. */
export const tellLongAmounts = async (context: BrowserContext): Promise<void> => {
  await context.route('**/balance*', changing(withLongAmounts))
  await context.route('**/sandbox.json', changing(longSymbols))
}
