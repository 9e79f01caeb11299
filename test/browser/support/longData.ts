import type { BrowserContext } from 'playwright-core'
import { bundled } from './bundled.js'
import { withLongAmounts } from './longAmounts.js'
import { longName } from './longName.js'

interface Named {
  readonly name: string
}

const allLong = <Each extends Named>(named: readonly Each[]): readonly Each[] =>
  named.map((each) => ({ ...each, name: longName(each.name) }))

/** The answer of each server, with names of 64 letters, and amounts of as many digits. */
const LENGTHENED: Readonly<Record<string, (answer: never) => object>> = {
  '**/getWallets*': (answer: { readonly data: readonly Named[] }) => ({ ...answer, data: allLong(answer.data) }),
  '**/balance*': (answer: { readonly balances: readonly (Named & { readonly chainId: string })[] }) =>
    withLongAmounts({ ...answer, balances: allLong(answer.balances) }),
  '**/sandbox.json': (answer: { readonly networks: readonly Named[] }) => ({
    ...answer,
    networks: allLong(answer.networks),
  }),
}

/** Gives every wallet, token and network of these pages a name of 64 letters, in several scripts. */
export const withLongData = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript({ content: await bundled(new URL('./longDataInPage.ts', import.meta.url), 'longData') })
  for (const [address, lengthen] of Object.entries(LENGTHENED))
    await context.route(address, async (route) => {
      const response = await route.fetch().catch(() => undefined)
      if (response === undefined) return route.abort()
      if (!response.ok()) return route.fulfill({ response })
      const answer: never = (await response.json()) as never
      return route.fulfill({ response, json: lengthen(answer) })
    })
}
