import { assert } from 'chai'
import { rightOf } from '../../support/rightOf.js'
import type { TestCoreOptions } from '../../support/startTestCore.js'
import { BASE, OPTIMISM, setUpSwitching } from './setUpSwitching.js'

const AWAY = 'eip155:137'
const FAR = 'eip155:31337'

const connected = async (options?: TestCoreOptions) => {
  const test = setUpSwitching(options)
  await rightOf(test.core.connect('evm'))
  return test
}

describe('UnsupportedChain opens', () => {
  it('when the wallet switches to an unconfigured network [S4-18]', async () => {
    const { wallet, shown } = await connected()
    await wallet.movesToChain(AWAY)
    assert.deepEqual(shown(), ['UnsupportedChain'])
  })

  it('over the current view, to which it returns [S4-18]', async () => {
    const { core, wallet, shown } = await connected()
    core.open()
    await wallet.movesToChain(AWAY)
    assert.deepEqual(shown(), ['Account', 'UnsupportedChain'])
    core.commands.back()
    assert.deepEqual(shown(), ['Account'])
  })

  it('when a wallet connects on such a network, instead of the view that waited for it [S4-18]', async () => {
    const { core, time, wallet, shown } = setUpSwitching()
    await wallet.movesToChain(AWAY)
    core.open()
    core.commands.chooseWallet('evm')
    await time.advance(0)
    assert.deepEqual(shown(), ['Connect', 'UnsupportedChain'])
    assert.deepEqual(core.attempt.value, { _tag: 'Succeeded', namespace: 'eip155', connectorId: 'evm' })
    core.commands.back()
    assert.deepEqual(shown(), ['Account'])
  })

  it('when the host connects such a wallet by code [S4-18]', async () => {
    const { core, wallet, shown } = setUpSwitching()
    await wallet.movesToChain(AWAY)
    await rightOf(core.connect('evm'))
    assert.deepEqual(shown(), ['UnsupportedChain'])
  })

  it('also if the opening rules would show something else', async () => {
    const { wallet, shown } = await connected({ manualControl: true })
    await wallet.movesToChain(AWAY)
    assert.deepEqual(shown(), ['UnsupportedChain'])
  })

  it('once the wallet has answered, if it switches there while asked to switch elsewhere', async () => {
    const { core, time, wallet, shown } = await connected()
    wallet.answersSwitchWith('reject', 1_000)
    core.commands.chooseNetwork(BASE)
    await wallet.movesToChain(AWAY)
    assert.deepEqual(shown(), ['SwitchNetwork'])
    await time.advance(1_000)
    assert.deepEqual(shown(), ['SwitchNetwork', 'UnsupportedChain'])
  })
})

describe('UnsupportedChain does not open', () => {
  for (const options of [{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }]) {
    it(`with ${JSON.stringify(options)}, and the page is on that network nevertheless [S4-18] [U-36]`, async () => {
      const { core, wallet, shown, at } = await connected(options)
      await wallet.movesToChain(AWAY)
      assert.deepEqual(shown(), [])
      assert.equal(at(), AWAY)
      await rightOf(core.disconnect())
      await rightOf(core.connect('evm'))
      assert.deepEqual(shown(), [])
    })
  }

  it('when a reload finds the wallet there: nothing changed, and no visit starts with a dialog', async () => {
    const { core, evm, wallet, memory } = await connected()
    await wallet.movesToChain(AWAY)
    core.destroy()
    const next = setUpSwitching({ connectors: [evm], ports: { memory } })
    await next.time.advance(310)
    assert.equal(next.at(), AWAY)
    assert.deepEqual(next.shown(), [])
  })

  it('when the visitor closes the modal while another wallet is being asked: a closed modal stays closed [X-16]', async () => {
    const { core, solana, wallet, shown } = await connected()
    solana.wallet.answersWith('staySilent')
    core.commands.chooseWallet('sol')
    await wallet.movesToChain(AWAY)
    assert.deepEqual(shown(), ['ConnectingExternal'])
    core.commands.close()
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
  })

  it('once the visitor closed it, until the wallet switches again', async () => {
    const { core, wallet, shown } = await connected()
    await wallet.movesToChain(AWAY)
    core.commands.close()
    await wallet.movesToAccount('0xb0b')
    await wallet.repeatsItself()
    assert.deepEqual(shown(), [])
    await wallet.movesToChain(FAR)
    assert.deepEqual(shown(), ['UnsupportedChain'])
  })

  it('when the wallet of an inactive namespace switches', async () => {
    const { core, solana, shown } = await connected()
    await rightOf(core.connect('sol'))
    await rightOf(core.switchNetwork(BASE))
    await solana.wallet.movesToChain('solana:devnet')
    assert.deepEqual(shown(), [])
  })

  it('when a switch between two networks of the page succeeds', async () => {
    const { core, wallet, shown } = await connected()
    await rightOf(core.switchNetwork(BASE))
    await wallet.movesToChain(OPTIMISM)
    assert.deepEqual(shown(), [])
  })
})

describe('UnsupportedChain closes', () => {
  it('when the wallet switches to a network of the page: by going back, or closing if it was alone [S4-18]', async () => {
    const { core, wallet, shown } = await connected()
    await wallet.movesToChain(AWAY)
    await wallet.movesToChain(BASE)
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
    core.open()
    await wallet.movesToChain(FAR)
    await wallet.movesToChain('eip155:1')
    assert.deepEqual(shown(), ['Account'])
  })

  it('not when the wallet switches from one such network to the next: it stays as one view', async () => {
    const { wallet, shown } = await connected()
    await wallet.movesToChain(AWAY)
    await wallet.movesToChain(FAR)
    assert.deepEqual(shown(), ['UnsupportedChain'])
  })

  it('to the account when a switch that started there succeeds [S4-18]', async () => {
    const { core, time, wallet, shown } = await connected()
    await wallet.movesToChain(AWAY)
    core.commands.chooseNetwork(BASE)
    assert.deepEqual(shown(), ['UnsupportedChain', 'SwitchNetwork'])
    await time.advance(0)
    assert.deepEqual(shown(), ['Account'])
  })

  it('to the previous view when a switch that started there succeeds', async () => {
    const { core, time, wallet, shown } = await connected()
    core.open({ name: 'AllWallets' })
    await wallet.movesToChain(AWAY)
    core.commands.chooseNetwork(BASE)
    await time.advance(0)
    assert.deepEqual(shown(), ['AllWallets'])
  })

  it('when the visitor disconnects, and when the wallet does', async () => {
    const { core, wallet } = await connected()
    await wallet.movesToChain(AWAY)
    await rightOf(core.disconnect())
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
    await rightOf(core.connect('evm'))
    assert.equal(core.modal.value._tag, 'Open')
    await wallet.withdrawsAccess()
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
  })
})
