import { assert } from 'chai'
import fc from 'fast-check'
import { currentView, type View, type ViewHistory } from '../../../domain/modal/view.js'
import { goBack, pushView, replaceView, viewKey } from '../../../domain/modal/history.js'

const CONNECT: View = { name: 'Connect' }
const ACCOUNT: View = { name: 'Account' }
const ALL: View = { name: 'AllWallets' }
const waitingFor = (walletId: string): View => ({ name: 'ConnectingExternal', walletId })

const aView = fc.oneof(
  fc.constantFrom(CONNECT, ACCOUNT, ALL, { name: 'ConnectingWalletConnectBasic' } as const),
  fc.constantFrom('a', 'b').map(waitingFor),
)
type Move = (history: ViewHistory, connected: boolean) => ViewHistory
const backwards: Move = (history, connected) => {
  const step = goBack(history, connected)
  return step._tag === 'Close' ? history : step.history
}
const aMove: fc.Arbitrary<Move> = fc.oneof(
  aView.map(
    (view): Move =>
      (history) =>
        pushView(history, view),
  ),
  aView.map(
    (view): Move =>
      (history) =>
        replaceView(history, view),
  ),
  fc.constant(backwards),
)

describe('the history of views', () => {
  it('keeps at least one view, after any push, replace or back [S2-01]', () =>
    fc.assert(
      fc.property(aView, fc.array(fc.tuple(aMove, fc.boolean()), { maxLength: 40 }), (start, moves) => {
        let history: ViewHistory = [start]
        for (const [move, connected] of moves) {
          history = move(history, connected)
          assert.isAtLeast(history.length, 1)
          assert.equal(currentView(history), history.at(-1))
        }
      }),
    ))

  it('never goes back to Connect while connected [S2-27]', () =>
    fc.assert(
      fc.property(aView, fc.array(aView, { maxLength: 10 }), (start, views) => {
        const step = goBack(views.reduce<ViewHistory>(pushView, [start]), true)
        if (step._tag === 'To') assert.notEqual(currentView(step.history).name, 'Connect')
      }),
    ))

  it('goes back one view at a time', () => {
    assert.deepEqual(goBack([CONNECT, ALL, waitingFor('a')], false), { _tag: 'To', history: [CONNECT, ALL] })
    assert.deepEqual(goBack([CONNECT, ALL], false), { _tag: 'To', history: [CONNECT] })
  })

  it('replaces Connect by Account after a connect meanwhile [S2-27]', () => {
    assert.deepEqual(goBack([CONNECT, ALL], true), { _tag: 'To', history: [ACCOUNT] })
  })

  it('replaces Account by Connect after a disconnect meanwhile', () => {
    assert.deepEqual(goBack([ACCOUNT, ALL], false), { _tag: 'To', history: [CONNECT] })
  })

  it('goes back past finished views, and closes if none is before them', () => {
    const settled = ['AllWallets', 'ConnectingExternal'] as const
    assert.deepEqual(goBack([ACCOUNT, ALL, waitingFor('a'), ALL], true, settled), { _tag: 'To', history: [ACCOUNT] })
    assert.deepEqual(goBack([ALL, waitingFor('a')], true, settled), { _tag: 'Close' })
  })

  it('closes from its only entry, connected or not [S2-26]', () => {
    for (const connected of [true, false]) assert.deepEqual(goBack([CONNECT], connected), { _tag: 'Close' })
  })

  it('ignores a step to the current view', () => {
    const history: ViewHistory = [CONNECT, waitingFor('a')]
    assert.equal(pushView(history, waitingFor('a')), history)
    assert.deepEqual(pushView(history, ALL), [...history, ALL])
  })

  it('replaces the wallet chosen in a list before by another one', () => {
    const several: View = { name: 'ConnectingMultiChain', walletId: 'a' }
    const scanned: View = { name: 'ConnectingWalletConnect', walletId: undefined }
    for (const before of [waitingFor('a'), scanned])
      assert.deepEqual(pushView([CONNECT, before], waitingFor('b')), [CONNECT, waitingFor('b')])
    assert.deepEqual(pushView([CONNECT, several], waitingFor('a')), [CONNECT, several, waitingFor('a')])
    assert.deepEqual(pushView([CONNECT, several, waitingFor('a')], scanned), [CONNECT, scanned])
    assert.deepEqual(pushView([waitingFor('a')], waitingFor('b')), [waitingFor('b')])
  })

  it('distinguishes two waiting views by wallet, and other views by name', () => {
    assert.notEqual(viewKey(waitingFor('a')), viewKey(waitingFor('b')))
    assert.equal(viewKey({ name: 'Account' }), viewKey(ACCOUNT))
  })

  it('distinguishes views by each parameter: chain, network, and login provider', () => {
    const google: View = { name: 'ConnectingSocial', provider: 'google' }
    const github: View = { name: 'ConnectingSocial', provider: 'github' }
    assert.deepEqual(pushView([CONNECT, google], github), [CONNECT, google, github])
    assert.notEqual(viewKey({ name: 'Connect', namespace: 'solana' }), viewKey(CONNECT))
    assert.notEqual(
      viewKey({ name: 'SwitchNetwork', networkId: 'eip155:1' }),
      viewKey({ name: 'SwitchNetwork', networkId: 'eip155:10' }),
    )
  })

  it('treats parameters in any order, and omitted ones, as equal', () => {
    assert.equal(
      viewKey({ name: 'ConnectingExternal', walletId: 'a', namespace: 'eip155' }),
      viewKey({ namespace: 'eip155', walletId: 'a', name: 'ConnectingExternal' }),
    )
    const scanned: View = { name: 'ConnectingWalletConnect', walletId: undefined }
    assert.equal(pushView([scanned], { ...scanned }).length, 1)
  })

  it('replaces the current view only', () => {
    assert.deepEqual(replaceView([CONNECT, waitingFor('a')], waitingFor('b')), [CONNECT, waitingFor('b')])
    assert.deepEqual(replaceView([CONNECT], ALL), [ALL])
  })

  it('does not mutate its input', () => {
    const history: ViewHistory = [CONNECT, ALL]
    pushView(history, ACCOUNT)
    replaceView(history, ACCOUNT)
    goBack(history, true)
    assert.deepEqual(history, [CONNECT, ALL])
  })
})
