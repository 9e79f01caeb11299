import { assert } from 'chai'
import fc from 'fast-check'
import { type OpeningContext, openingView } from '../../../domain/modal/history.js'

const NOBODY: OpeningContext = {
  requested: undefined,
  connected: false,
  expected: false,
  pairingOnly: false,
  mobile: false,
}
const aRequest = fc.constantFrom<OpeningContext['requested']>(
  undefined,
  { name: 'AllWallets' },
  { name: 'Connect' },
  { name: 'Account' },
)

describe('the view the modal opens on', () => {
  it('is AllWallets on a phone if only pairing is possible, before any other rule [S2-22]', () =>
    fc.assert(
      fc.property(aRequest, fc.boolean(), (requested, connected) => {
        assert.deepEqual(openingView({ ...NOBODY, requested, connected, pairingOnly: true, mobile: true }), {
          name: 'AllWallets',
        })
      }),
    ))

  it('is ConnectingWalletConnectBasic elsewhere if only pairing is possible, before any other rule [S2-22]', () =>
    fc.assert(
      fc.property(aRequest, fc.boolean(), (requested, connected) => {
        assert.deepEqual(openingView({ ...NOBODY, requested, connected, pairingOnly: true, mobile: false }), {
          name: 'ConnectingWalletConnectBasic',
        })
      }),
    ))

  it('is the requested one, connected or not, on a phone or not [S2-23]', () => {
    for (const connected of [true, false]) {
      for (const mobile of [true, false]) {
        assert.deepEqual(openingView({ ...NOBODY, connected, mobile, requested: { name: 'AllWallets' } }), {
          name: 'AllWallets',
        })
      }
    }
  })

  it('is Connect if a wallet view is requested and none is connected, unless one is being restored [S2-25]', () => {
    for (const name of ['Account', 'UnsupportedChain'] as const) {
      assert.deepEqual(openingView({ ...NOBODY, requested: { name } }), { name: 'Connect' })
      assert.deepEqual(openingView({ ...NOBODY, requested: { name }, expected: true }), { name })
    }
  })

  it('is Account if an address is connected [S2-24]', () => {
    assert.deepEqual(openingView({ ...NOBODY, connected: true }), { name: 'Account' })
  })

  it('is Connect otherwise [S2-25]', () => {
    assert.deepEqual(openingView(NOBODY), { name: 'Connect' })
    assert.deepEqual(openingView({ ...NOBODY, mobile: true }), { name: 'Connect' })
  })
})
