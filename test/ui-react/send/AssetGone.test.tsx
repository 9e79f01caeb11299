import '../support/dom.js'
import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { createStore } from '../../../application/kernel/store.js'
import type { SendState } from '../../../domain/send/sendState.js'
import { aSend, aSendApi } from '../support/aSend.js'
import { drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'

const NFT = `0x${'c0'.repeat(20)}/7`

describe('the form of an NFT that the account does not own', () => {
  it('shows that and links to what it owns; it asks for no coin amount', async () => {
    const { told } = await drawView({ name: 'WalletSend', asset: NFT }, (portico) => {
      const { value } = aSend(portico).state
      if (value._tag !== 'Ready') return assert.fail(value._tag)
      const state = createStore<SendState>({
        ...value,
        form: { ...value.form, assetId: NFT },
        checked: { ...value.checked, asset: undefined, amount: E.left({ _tag: 'AmountNeeded' }) },
        tokenLookup: { _tag: 'NotFound', id: NFT, error: { _tag: 'TokenNeeded' } },
      })
      portico.profile.features = { send: aSendApi(state) }
    })
    assert.include(inView().getByRole('alert').textContent, 'This account has no such token here.')
    assert.isNull(inView().queryByRole('textbox', { name: 'Amount' }))
    assert.isNull(inView().queryByRole('button', { name: 'Try again' }))
    const [choose, next] = inView().getAllByRole('button', { name: 'Choose a token' })
    choose?.click()
    assert.include(told, 'go {"name":"WalletSendSelectToken"}')
    assert.equal(next?.getAttribute('aria-disabled'), 'true')
  })
})
