import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import { aReceive, COIN, type Ready, USDC } from '../support/aReceive.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'

const drawReceive = async (first: Partial<Ready> = {}, locale = 'en-US') => {
  let shown: ReturnType<typeof aReceive> | undefined
  const fake = await drawView({ name: 'WalletReceive' }, (before) => {
    shown = aReceive(before, first)
    before.stores.appearance.update((known) => ({ ...known, locale }))
  })
  if (shown === undefined) throw new Error('nothing was drawn')
  return { ...fake, ...shown }
}
const press = (name: string): Promise<void> =>
  change(() => void fireEvent.click(inView().getByRole('button', { name })))
const amount = () => inView().getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const asset = () => inView().getByRole<HTMLSelectElement>('combobox', { name: 'Token' })
const give = (field: HTMLElement, value: string): Promise<void> =>
  change(() => void fireEvent.change(field, { target: { value } }))

describe('the form that asks for an amount', () => {
  it('asks for no other token in place of one that is gone, until the visitor chooses', async () => {
    const { asked, show } = await drawReceive()
    await press('Set an amount')
    await give(asset(), USDC.id)
    await give(amount(), '5')
    await change(() => show({ assets: [COIN] }))
    await give(amount(), '50')
    inView().getByRole('alert')
    assert.equal(asset().value, '')
    assert.deepEqual(asked.at(-1), [USDC.id, '50'])
    assert.notIncludeDeepMembers(asked, [[COIN.id, '50']])
    await give(asset(), COIN.id)
    assert.deepEqual(asked.at(-1), [COIN.id, '50'])
    assert.equal(asset().value, COIN.id)
  })
})
