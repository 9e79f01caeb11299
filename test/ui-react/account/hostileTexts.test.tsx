import '../support/dom.js'
import { assert } from 'chai'
import { identityQuestion } from '../../../infrastructure/blockchainApi/identity.lazy.js'
import { balancesQuestion } from '../../../infrastructure/blockchainApi/balances.lazy.js'
import { payloads } from '../../attacks/payloads/payloads.js'
import { safeText } from '../../attacks/safeText.js'
import { clientThatSays } from '../../support/clientThatSays.js'
import { rightOf } from '../../support/rightOf.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'
import { elementNames } from '../support/elementNames.js'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const isName =
  (longest: number) =>
  (text: string): boolean =>
    text.length <= longest && safeText['name']?.(text) === true

const drawAccount = () =>
  drawView({ name: 'Account' }, ({ stores }) => stores.account.set(aConnectedAccount({ currentTab: 'Tokens' })))

describe('hostile text in the account', () => {
  const token = (name: string, symbol: string, iconUrl: string, at: number) => ({
    name,
    symbol,
    iconUrl,
    chainId: 'eip155:1',
    address: `eip155:1:0x${String(at).padStart(40, '0')}`,
    value: 1,
    price: 1,
    quantity: { decimals: '18', numeric: '1' },
  })
  const LISTS = {
    names: payloads.map((text, at) => token(text, 'T', text, at)),
    symbols: payloads.map((text, at) => token(`Token ${at}`, text, '', at)),
  }
  for (const [what, balances] of Object.entries(LISTS))
    it(`is shown as plain text, or cleaned, and hides no token: two hundred ${what} of tokens [S-22] [S-23]`, async () => {
      const { stores } = await drawAccount()
      const show = async (given: readonly unknown[]): Promise<void> => {
        const ask = balancesQuestion.ask(clientThatSays(JSON.stringify({ balances: given })))
        const { tokens } = await rightOf(ask({ address: ADDRESS, chainId: 'eip155:1', currency: 'usd' }))
        await change(() => stores.tokens.set({ _tag: 'Loaded', tokens }))
      }
      await show(payloads.map((_, at) => token(`Token ${at}`, 'T', 'https://a.example/i.png', at)))
      const healthy = elementNames()
      await show(balances)
      const rows = [...document.querySelectorAll('[role=tabpanel] li')]
      assert.lengthOf(rows, payloads.length)
      // The name, then amount and symbol.
      const texts = rows.map((row) => [...row.querySelectorAll('bdi')].map(({ textContent }) => textContent))
      assert.deepEqual(
        texts.filter((ofRow) => !ofRow.every(isName(160))),
        [],
      )
      assert.includeMembers(
        texts.map(([name]) => name),
        balances.map(({ name }) => name.trim()).filter(isName(128)),
      )
      assert.deepEqual(
        elementNames().filter((name) => !healthy.includes(name)),
        [],
      )
    })

  it('is shown as plain text, isolated, beside the address, or not at all: two hundred account names [S-09] [S-22]', async () => {
    const { stores } = await drawAccount()
    const call = async (name: string): Promise<void> => {
      const client = clientThatSays(JSON.stringify({ name, avatar: name }))
      const asked = { address: ADDRESS, sender: ADDRESS, chainId: 'eip155:1' } as const
      const { name: profileName, avatar: profileImage } = await rightOf(identityQuestion.ask(client)(asked))
      await change(() => stores.account.set(aConnectedAccount({ profileName, profileImage })))
    }
    await call('ana.example')
    const healthy = elementNames()
    for (const text of [...payloads, '\u0645\u062d\u0641\u0638\u0629', '0x1234\u2026abcdef']) {
      await call(text)
      const shown = [...document.querySelectorAll('[role=dialog] bdi')].map(({ textContent }) => textContent)
      assert.equal(shown.includes(text), isName(255)(text), text)
      assert.include(document.querySelector('[role=dialog]')?.textContent, '0xf3…b92266', text)
    }
    assert.deepEqual(
      elementNames().filter((name) => !healthy.includes(name)),
      [],
    )
  })
})
