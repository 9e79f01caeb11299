import { assert } from 'chai'
import lines from '../attacks/logLines.json' with { type: 'json' }
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

/** Some of each kind: every fifth, in the order they stand in. A visitor's "no" is no failure, and not told. */
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
    'hears what a wallet’s errors say, without what they say of the visitor [S-14] [S-26]',
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
