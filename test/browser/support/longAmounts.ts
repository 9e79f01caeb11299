import type { BrowserContext, Route } from 'playwright-core'

/** Letters that no line break helps, as many as a symbol may have. */
const LONG_SYMBOL = 'W'.repeat(32)
/** A whole number of 58 digits. */
export const LONG_AMOUNT = `12345678${'9'.repeat(50)}`

interface Balances {
  readonly balances: readonly { readonly chainId: string }[]
}

/** What the server says of balances, with a token that is worth more than there is money, and much of it, too. */
export const withLongAmounts = (answer: Balances): Balances => ({
  balances: [
    ...answer.balances,
    ...answer.balances.slice(0, 1).map(({ chainId }) => ({
      ...{ name: 'Very Many', symbol: LONG_SYMBOL, chainId, address: `${chainId}:0x${'ab'.repeat(20)}` },
      ...{ value: 1e300, price: 1e242, quantity: { decimals: '18', numeric: `${LONG_AMOUNT}.5` } },
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

/** What is changed of an answer of this form. */
const changing =
  <Answer>(change: (answer: Answer) => Answer) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch()
    return route.fulfill({ response, json: change((await response.json()) as Answer) })
  }

/** Has the server tell these pages of such a token, and calls the coins of their networks by a symbol of 32 letters. */
export const tellLongAmounts = async (context: BrowserContext): Promise<void> => {
  await context.route('**/balance*', changing(withLongAmounts))
  await context.route('**/sandbox.json', changing(longSymbols))
}
