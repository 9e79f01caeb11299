import { assert } from 'chai'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import type { TestCoreOptions } from '../../support/startTestCore.js'
import { BASE, OPTIMISM, setUpSwitching, SOLANA } from './setUpSwitching.js'

const connected = async (options?: TestCoreOptions) => {
  const test = setUpSwitching(options)
  await rightOf(test.core.connect('evm'))
  return test
}

describe('choosing a network', () => {
  it('shows that the wallet is pending, and returns to the account when it switched', async () => {
    const { core, time, wallet, shown, at } = await connected()
    wallet.answersSwitchWith('approve', 1_000)
    core.open()
    core.commands.go({ name: 'Networks' })
    core.commands.chooseNetwork(BASE)
    assert.deepEqual(shown(), ['Account', 'Networks', 'SwitchNetwork'])
    await time.advance(1_000)
    assert.deepEqual(shown(), ['Account'])
    assert.equal(at(), BASE)
  })

  it('also closes Networks if the modal was opened for it alone', async () => {
    const { core, time, wallet, at } = await connected()
    wallet.answersSwitchWith('approve', 1_000)
    core.open({ name: 'Networks' })
    core.commands.chooseNetwork(BASE)
    await time.advance(1_000)
    assert.deepEqual([core.modal.value, at()], [{ _tag: 'Closed' }, BASE])
  })

  it('closes the modal if no other view was open before', async () => {
    const { core, time } = await connected()
    core.commands.chooseNetwork(BASE)
    await time.advance(0)
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
  })

  it('keeps the view when the visitor rejects, and asks again on retry [U-37]', async () => {
    const { core, time, wallet, shown } = await connected()
    wallet.answersSwitchWith('reject')
    core.commands.chooseNetwork(BASE)
    await time.advance(0)
    assert.deepEqual(shown(), ['SwitchNetwork'])
    assert.equal(core.networkSwitch.value._tag, 'Rejected')
    wallet.answersSwitchWith('approve', 500)
    core.commands.retrySwitch()
    assert.equal(core.networkSwitch.value._tag, 'AwaitingApproval')
    await time.advance(500)
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
  })

  for (const leave of ['close', 'back'] as const) {
    it(`is given up with ${leave}: the promise ends, and a late answer only updates the network of the page [U-36] [U-37]`, async () => {
      const { core, time, wallet, at } = await connected()
      wallet.answersSwitchWith('approve', 60_000)
      core.open()
      core.commands.chooseNetwork(BASE)
      core.commands[leave]()
      assert.deepEqual(core.networkSwitch.value, { _tag: 'Idle' })
      await time.advance(60_000)
      assert.deepEqual(core.networkSwitch.value, { _tag: 'Idle' })
      assert.equal(at(), BASE)
    })
  }

  it('resets the outcome of the last switch when the visitor leaves', async () => {
    const { core, time, wallet } = await connected()
    wallet.answersSwitchWith('reject')
    core.open()
    core.commands.chooseNetwork(BASE)
    await time.advance(0)
    core.commands.back()
    assert.deepEqual(core.networkSwitch.value, { _tag: 'Idle' })
  })

  it('does not end a switch to another network that the host started', async () => {
    const { core, wallet } = await connected()
    wallet.answersSwitchWith('staySilent')
    core.open({ name: 'SwitchNetwork', networkId: BASE })
    const outcome = leftOf(core.switchNetwork(OPTIMISM))
    core.commands.close()
    assert.deepEqual(core.networkSwitch.value, { _tag: 'AwaitingApproval', networkId: OPTIMISM })
    core.destroy()
    await outcome
  })

  it('for another network replaces the pending one, and both views close when it succeeds', async () => {
    const { core, time, wallet, shown, at } = await connected()
    wallet.answersSwitchWith('staySilent')
    core.open()
    core.commands.chooseNetwork(BASE)
    wallet.answersSwitchWith('approve')
    core.commands.chooseNetwork(OPTIMISM)
    await time.advance(0)
    assert.equal(at(), OPTIMISM)
    assert.deepEqual(shown(), ['Account'])
  })

  it('switches the page without any view if there is no wallet to ask, or the wallet is already there', async () => {
    const { core, wallet, at } = setUpSwitching()
    core.open({ name: 'Networks' })
    core.commands.chooseNetwork(BASE)
    assert.equal(at(), BASE)
    core.commands.chooseNetwork(SOLANA)
    assert.equal(at(), SOLANA)
    await rightOf(core.connect('evm'))
    core.commands.chooseNetwork('eip155:1')
    await wallet.repeatsItself()
    assert.equal(at(), 'eip155:1')
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
    assert.equal(wallet.switchPrompts(), 0)
  })

  it('asks for another wallet first if its chain is disconnected: the page stays until one connects [S2-13] [U-40]', async () => {
    const { core, shown, at } = await connected()
    core.open({ name: 'Networks' })
    core.commands.chooseNetwork(SOLANA)
    assert.deepEqual(
      [shown(), at(), core.networkSwitch.value._tag],
      [['Networks', 'SwitchActiveChain'], 'eip155:1', 'Idle'],
    )
    core.commands.go({ name: 'Connect', namespace: 'solana' })
    core.commands.back()
    assert.deepEqual(shown(), ['Networks', 'SwitchActiveChain'])
    await rightOf(core.connect('sol'))
    assert.equal(at(), SOLANA)
    assert.equal(core.account('eip155').value.status, 'connected')
  })

  it('switches at once if both are connected', async () => {
    const { core, time, shown, at } = await connected()
    await rightOf(core.connect('sol'))
    core.open({ name: 'Networks' })
    core.commands.chooseNetwork('eip155:1')
    await time.advance(0)
    assert.deepEqual([shown(), at()], [[], 'eip155:1'])
  })

  it('shows nothing for an unconfigured network [S8-18]', async () => {
    const { core, shown, at } = await connected()
    core.commands.chooseNetwork('eip155:137')
    assert.deepEqual(shown(), [])
    assert.equal(at(), 'eip155:1')
  })

  it('does nothing if the host disabled it, while the host itself may still switch [S4-18]', async () => {
    const { core, wallet, shown, at } = await connected({ enableNetworkSwitch: false })
    core.commands.chooseNetwork(BASE)
    core.open({ name: 'SwitchNetwork', networkId: BASE })
    core.commands.retrySwitch()
    assert.deepEqual([shown(), at(), wallet.switchPrompts()], [['SwitchNetwork'], 'eip155:1', 0])
    assert.equal(await rightOf(core.switchNetwork(BASE)), BASE)
  })

  it('closes when the wallet disconnects meanwhile, and goes back if another is connected', async () => {
    const { core, wallet, shown } = await connected()
    wallet.answersSwitchWith('staySilent')
    core.commands.chooseNetwork(BASE)
    await wallet.withdrawsAccess()
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
    await rightOf(core.connect('evm'))
    await rightOf(core.connect('sol'))
    core.open()
    core.commands.chooseNetwork(BASE)
    await rightOf(core.disconnect('eip155'))
    assert.deepEqual(shown(), ['Account'])
  })
})
