import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { SendState, SendStep } from '../../../domain/send/sendState.js'
import { createStore } from '../../../application/kernel/store.js'
import type { View } from '../../../domain/modal/view.js'
import type { Asset } from '../../../domain/asset/asset.js'
import type { SendOrder } from '../../../domain/send/sendOrder.js'
import { mainnet } from '../../../networks.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'
import type { FakePortico } from '../support/fakePortico.js'
import { aSendApi } from '../support/aSend.js'
import { inView } from '../support/inView.js'

const FROM = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const COIN: Asset = {
  id: 'coin',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: '1',
  price: undefined,
}
const ORDER: SendOrder = {
  network: mainnet,
  asset: COIN,
  from: FROM,
  to: TO,
  units: 2n,
  amount: undefined,
  value: undefined,
}

type Ready = Extract<SendState, { readonly _tag: 'Ready' }>

/** An account with one coin, of which two are to be sent. */
const SHORT: Ready = {
  _tag: 'Ready',
  network: mainnet,
  from: FROM,
  assets: [COIN],
  lookup: undefined,
  tokenLookup: undefined,
  fixed: [],
  form: { assetId: 'coin', amount: { _tag: 'Asset', text: '2' }, receiver: TO },
  checked: {
    asset: COIN,
    receiver: E.right({ address: TO }),
    order: undefined,
    amount: E.left({ _tag: 'MoreThanThereIs', available: '1' }),
  },
  step: { _tag: 'Editing' },
}
const REFUSED = (error: Extract<SendStep, { readonly _tag: 'NotPrepared' }>['error']): Partial<Ready> => ({
  step: { _tag: 'NotPrepared', order: ORDER, error },
})
const LACKING = REFUSED({ _tag: 'NotEnoughFunds', of: 'coin', needed: 2n, available: 1n })

const draw = (
  name: Extract<View['name'], 'WalletSend' | 'WalletSendPreview'>,
  more: Partial<Ready> = {},
  prepare: (fake: FakePortico) => void = () => undefined,
): Promise<FakePortico> =>
  drawView({ name }, (fake) => {
    fake.profile.features = { send: aSendApi(createStore<SendState>({ ...SHORT, ...more })) }
    fake.stores.account.set(aConnectedAccount())
    fake.stores.host.update((known) => ({ ...known, walletFeatures: ['receive', 'send'] }))
    prepare(fake)
  })
const buttons = (): readonly (string | null)[] =>
  inView()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const OFFERED = ['Add funds', 'Connect a different wallet']
const offered = (): readonly (string | null)[] => buttons().filter((name) => OFFERED.includes(name ?? ''))

describe('an account with insufficient funds [V-39]', () => {
  it('gets links to receiving and to another wallet of its chain, in the form and after a refusal of the chain', async () => {
    for (const fake of [() => draw('WalletSend'), () => draw('WalletSendPreview', LACKING)]) {
      const { told } = await fake()
      assert.deepEqual(offered(), OFFERED)
      for (const name of OFFERED) await change(() => void fireEvent.click(inView().getByRole('button', { name })))
      assert.deepEqual(
        told.filter((order) => order.startsWith('go')),
        ['go {"name":"WalletReceive"}', 'go {"name":"Connect","namespace":"eip155"}'],
      )
    }
  })

  it("gets only a link to another wallet if receiving is off, or not in the host's order", async () => {
    await draw('WalletSend', {}, ({ stores }) => stores.features.update((known) => ({ ...known, receive: false })))
    assert.deepEqual(offered(), OFFERED.slice(1))
    await draw('WalletSend', {}, ({ stores }) =>
      stores.host.update((known) => ({ ...known, walletFeatures: ['send'] })),
    )
    assert.deepEqual(offered(), OFFERED.slice(1))
  })

  it('gets no links in a form prefilled by the host, nor for another error', async () => {
    await draw('WalletSend', { fixed: ['amount'] })
    assert.deepEqual(offered(), [])
    inView().getByRole('button', { name: 'Check what you entered' })
    await draw('WalletSend', { checked: { ...SHORT.checked, amount: E.left({ _tag: 'AmountNeeded' }) } })
    assert.deepEqual(offered(), [])
    await draw('WalletSendPreview', { ...LACKING, fixed: ['receiver'] })
    assert.deepEqual(offered(), [])
    await draw('WalletSendPreview', REFUSED({ _tag: 'ReceiverIsNoWallet' }))
    assert.deepEqual(offered(), [])
  })
})
