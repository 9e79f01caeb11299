import { assert } from 'chai'
import lines from '../attacks/logLines.json' with { type: 'json' }
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

/** A sample of each kind: every fifth, in order. A visitor's rejection is no failure, and not logged. */
const SOME = lines.flatMap(([said = '', written = ''], index) =>
  index % 5 === 0 && !/4001|user (?:rejected|denied)/i.test(said) ? [{ said, written }] : [],
)

declare global {
  interface Window {
    readonly sour: { readonly announceSourWallet: (messages: readonly string[]) => void }
  }
}

describe('the console of a page', () => {
  it(
    "has the text of a wallet’s errors, without the visitor's data [S-14] [S-26]",
    async ({ shop }) => {
      const heard: string[] = []
      shop.page.on('console', (message) => {
        const [, , detail] = message.args()
        void detail
          ?.evaluate((value) => String(Reflect.get(Reflect.get(value, 'cause'), 'message')))
          .then(
            (text) => heard.push(text),
            () => undefined,
          )
      })
      await shop.page.addInitScript({
        content: await bundled(new URL('../attacks/sourWallet.ts', import.meta.url), 'sour'),
      })
      await shop.page.addInitScript(
        (list) => window.sour.announceSourWallet(list),
        SOME.map(({ said }) => said),
      )
      await shop.go('?wallets=heron&log=debug')
      await shop.choose('Sour Wallet')
      for (const _ of SOME) {
        await shop.modal.getByText('Could not connect').waitFor()
        await shop.modal.getByRole('button', { name: 'Try again' }).click()
      }
      await settles(() => heard.length > SOME.length, true)
      assert.deepEqual(
        heard.slice(0, SOME.length),
        SOME.map(({ written }) => written.slice(0, 500)),
      )
    },
    { tolerated: [/^console warning: \[portico\] /] },
  )
})
