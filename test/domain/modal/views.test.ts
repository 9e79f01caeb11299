import { assert } from 'chai'
import { currentView, shownView } from '../../../domain/modal/view.js'
import { isView } from '../../../domain/modal/isView.js'

const HISTORY = [{ name: 'Connect' }, { name: 'AllWallets' }] as const

describe('a view named by a host', () => {
  it('is valid with its required parameters [S2-02]', () => {
    for (const view of [
      { name: 'Connect' },
      { name: 'ConnectingExternal', walletId: 'io.a' },
      { name: 'ConnectingMultiChain', walletId: 'io.a' },
      { name: 'Downloads', walletId: 'io.a' },
      { name: 'ConnectingSocial', provider: 'google' },
      { name: 'SwitchNetwork', networkId: 'eip155:1' },
      { name: 'SwitchActiveChain', networkId: 'eip155:1' },
    ])
      assert.isTrue(isView(view), view.name)
  })

  it('is invalid without them, or by an unknown name', () => {
    for (const view of [
      { name: 'ConnectingExternal' },
      { name: 'ConnectingMultiChain', walletId: 7 },
      { name: 'Downloads', networkId: 'eip155:1' },
      { name: 'ConnectingSocial' },
      { name: 'SwitchNetwork' },
      { name: 'SwitchActiveChain', networkId: undefined },
      { name: 'connect' },
      { name: '' },
      { name: 'toString' },
    ])
      assert.isFalse(isView(view), view.name)
  })
})

describe('the visible view', () => {
  it('is the last of the history', () => assert.deepEqual(currentView(HISTORY), { name: 'AllWallets' }))

  it('exists while the modal is open', () => {
    assert.deepEqual(shownView({ _tag: 'Open', history: HISTORY, shaking: false }), { name: 'AllWallets' })
    assert.isUndefined(shownView({ _tag: 'Opening' }))
    assert.isUndefined(shownView({ _tag: 'Closed' }))
  })
})
