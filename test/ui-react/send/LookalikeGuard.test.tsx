import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import type { SendState } from '../../../domain/send/sendState.js'
import type { Network } from '../../../domain/network/network.js'
import { mainnet, solana } from '../../../networks.js'
import { aSend, aSendApi, FRIEND } from '../support/aSend.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'

const KNOWN = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const RECEIVER = 'DezXAZ8z7PnrnRJjZ3WXBoRgixCa6xjnB7YaB1pPB263'

/** Renders the preview of a transfer to a look-alike of a known address. */
const draw = (network: Network, to: string, lookalikeOf: string): Promise<unknown> =>
  drawView({ name: 'WalletSendPreview' }, (portico) => {
    const { value } = aSend(portico, { isSent: true }).state
    if (value._tag !== 'Ready' || value.step._tag !== 'Sent') return assert.fail(value._tag)
    const { order, prepared, receiver, name, feePayer } = value.step
    const preview = { prepared, receiver, name, feePayer, lookalikeOf, order: { ...order, network, to } }
    const step = { _tag: 'Prepared', hasChanged: false, mayBeSent: false, ...preview } as const
    portico.profile.features = { send: aSendApi(createStore<SendState>({ ...value, network, step })) }
  })

const marked = (): string => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent).join('')
const field = (): HTMLElement => inView().getByRole('textbox')
const type = (value: string): Promise<void> => change(() => void fireEvent.change(field(), { target: { value } }))
const errorOf = (): string | null => field().getAttribute('aria-invalid')

describe('the guard for look-alike addresses', () => {
  it('marks on Solana also letters that differ only in case [X-09]', async () => {
    await draw(solana, RECEIVER, KNOWN)
    assert.equal(marked(), 'ZWzw')
  })
  it('marks on EVM no letter by its case [X-09]', async () => {
    await draw(mainnet, FRIEND, `${FRIEND.slice(0, -3).toLowerCase()}583`)
    assert.equal(marked(), '23')
  })
  it('rejects four wrong middle letters, and does not react to fewer or the right ones [W-15]', async () => {
    await draw(mainnet, FRIEND, KNOWN)
    for (const few of ['', 'z', 'zzz', ' zzz']) {
      await type(few)
      assert.isNull(errorOf(), few)
    }
    await type('zzzz')
    assert.equal(errorOf(), 'true')
    assert.isNotNull(inView().getByText('These are not the underlined letters. Compare the addresses.'))
    await type(FRIEND.slice(19, 23).toLowerCase())
    assert.isNull(errorOf())
  })
  it('accepts on Solana the letters in their exact case only', async () => {
    await draw(solana, RECEIVER, KNOWN)
    const middle = RECEIVER.slice(20, 24)
    await type(middle.toLowerCase())
    assert.equal(errorOf(), 'true')
    await type(middle)
    assert.isNull(errorOf())
  })
})
