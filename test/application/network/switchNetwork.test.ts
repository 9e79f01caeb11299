import { assert } from 'chai'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { valuesOf } from '../../support/valuesOf.js'
import { BASE, OPTIMISM, setUpSwitching, SOLANA } from './setUpSwitching.js'

const connected = async () => {
  const test = setUpSwitching()
  await rightOf(test.core.connect('evm'))
  return test
}

describe('switching with a wallet', () => {
  it("asks it, and the page is on the wallet's network afterwards [U-36] [U-37]", async () => {
    const { core, wallet, time, at } = await connected()
    wallet.answersSwitchWith('approve', 1_000)
    const outcome = rightOf(core.switchNetwork(BASE))
    assert.deepEqual(core.networkSwitch.value, { _tag: 'AwaitingApproval', networkId: BASE })
    assert.equal(at(), 'eip155:1')
    await time.advance(1_000)
    assert.equal(await outcome, BASE)
    assert.equal(at(), BASE)
    assert.deepEqual(core.networkSwitch.value, { _tag: 'Succeeded', networkId: BASE })
  })

  it("ends as Rejected when the visitor declines; the page stays on the wallet's network [U-36] [U-37]", async () => {
    const { core, wallet, at } = await connected()
    wallet.answersSwitchWith('reject')
    assert.deepEqual(await leftOf(core.switchNetwork(BASE)), { _tag: 'SwitchRejected' })
    assert.deepEqual(core.networkSwitch.value, { _tag: 'Rejected', networkId: BASE })
    assert.equal(at(), 'eip155:1')
  })

  it('ends as Failed with the coded error of a failed add [U-39]', async () => {
    const { core, wallet, at } = await connected()
    wallet.doesNotKnow(BASE, 'fail')
    const error = await leftOf(core.switchNetwork(BASE))
    assert.deepInclude(core.networkSwitch.value, { _tag: 'Failed', networkId: BASE, error } as object)
    assert.deepInclude(error, { _tag: 'ChainNotAdded', networkId: BASE, detail: 'wallet is broken' })
    assert.equal(at(), 'eip155:1')
  })

  it('does not trust a confirmation: a wallet that lies is shown on its reported network [U-36] [U-37]', async () => {
    const { core, wallet, time, at } = await connected()
    wallet.answersSwitchWith('lie')
    const outcome = leftOf(core.switchNetwork(BASE))
    await time.advance(2_000)
    assert.deepEqual(await outcome, { _tag: 'SwitchNotHonoured', reported: 'eip155:1' })
    assert.equal(at(), 'eip155:1')
  })

  it('does not trust a host connector either, which reports another network [U-36]', async () => {
    const { core, evm, registry } = setUpSwitching()
    registry.announce({ ...evm, id: 'odd', switchNetwork: () => async () => ({ _tag: 'Right', right: 'eip155:10' }) })
    await rightOf(core.connect('odd'))
    assert.deepEqual(await leftOf(core.switchNetwork(BASE)), { _tag: 'SwitchNotHonoured', reported: 'eip155:10' })
  })

  it('survives a connector of the host that breaks its contract', async () => {
    const { core, evm, registry } = setUpSwitching()
    registry.announce({ ...evm, id: 'broken', switchNetwork: () => () => Promise.reject(new Error('broken')) })
    await rightOf(core.connect('broken'))
    for (const _ of [1, 2]) assert.equal((await leftOf(core.switchNetwork(BASE)))._tag, 'SwitchFailed')
  })

  it('is SwitchTimedOut after five minutes of silence, and follows a later approval [U-37]', async () => {
    const { core, wallet, time, at } = await connected()
    wallet.answersSwitchWith('approve', 301_000)
    const outcome = leftOf(core.switchNetwork(BASE))
    await time.advance(300_000)
    assert.deepEqual(await outcome, { _tag: 'SwitchTimedOut', afterMs: 300_000 })
    const failed = core.networkSwitch.value
    await time.advance(1_000)
    assert.equal(at(), BASE)
    assert.equal(core.networkSwitch.value, failed)
  })

  it('is replaced by a newer one, whose outcome alone is shown, while the page follows the wallet [U-36] [U-37]', async () => {
    const { core, wallet, time, at } = await connected()
    wallet.answersSwitchWith('approve', 1_000)
    const older = leftOf(core.switchNetwork(BASE))
    await time.advance(500)
    wallet.answersSwitchWith('reject', 5_000)
    const newer = core.switchNetwork(OPTIMISM)()
    assert.deepEqual(await older, { _tag: 'SwitchAbandoned' })
    await time.advance(1_000)
    assert.equal(at(), BASE)
    assert.deepEqual(core.networkSwitch.value, { _tag: 'AwaitingApproval', networkId: OPTIMISM })
    await time.advance(10_000)
    assert.deepEqual(await newer, { _tag: 'Left', left: { _tag: 'SwitchRejected' } })
    assert.deepEqual(core.networkSwitch.value, { _tag: 'Rejected', networkId: OPTIMISM })
  })

  it('ends as SwitchAbandoned when the visitor disconnects [U-37]', async () => {
    const { core, wallet, time } = await connected()
    wallet.answersSwitchWith('approve', 60_000)
    const outcome = leftOf(core.switchNetwork(BASE))
    await rightOf(core.disconnect())
    assert.deepEqual(await outcome, { _tag: 'SwitchAbandoned' })
    await time.advance(60_000)
    assert.equal(core.networkSwitch.value._tag, 'Failed')
  })

  it('ends as SwitchAbandoned when the wallet revokes its grant, and when another wallet replaces it [U-37]', async () => {
    const { core, wallet, evm, registry } = await connected()
    wallet.answersSwitchWith('staySilent')
    const withdrawn = leftOf(core.switchNetwork(BASE))
    await wallet.withdrawsAccess()
    assert.deepEqual(await withdrawn, { _tag: 'SwitchAbandoned' })
    registry.announce({ ...evm, id: 'silent', switchNetwork: () => () => new Promise(() => undefined) })
    await rightOf(core.connect('silent'))
    const replaced = leftOf(core.switchNetwork(BASE))
    await rightOf(core.connect('evm'))
    assert.deepEqual(await replaced, { _tag: 'SwitchAbandoned' })
  })

  it('waits for a wallet that is being restored, and then asks it', async () => {
    const { core, evm, memory, wallet } = await connected()
    core.destroy()
    const next = setUpSwitching({ connectors: [evm], ports: { memory } })
    const outcome = rightOf(next.core.switchNetwork(BASE))
    assert.equal(next.core.networkSwitch.value._tag, 'AwaitingApproval')
    await next.time.advance(300)
    assert.equal(await outcome, BASE)
    assert.equal(wallet.switchPrompts(), 1)
    assert.equal(next.at(), BASE)
  })

  it('does not affect the wallet of another namespace [U-40]', async () => {
    const { core, wallet, solana } = await connected()
    await rightOf(core.connect('sol'))
    const before = core.connections.value.solana
    await rightOf(core.switchNetwork(BASE))
    assert.equal(core.network.value.activeNamespace, 'eip155')
    assert.equal(core.connections.value.solana, before)
    assert.deepEqual([wallet.switchPrompts(), solana.wallet.switchPrompts()], [1, 0])
  })

  it('ends on destroy: no promise stays pending', async () => {
    const { core, wallet } = await connected()
    wallet.answersSwitchWith('staySilent')
    const outcome = leftOf(core.switchNetwork(BASE))
    core.destroy()
    assert.deepEqual(await outcome, { _tag: 'Destroyed' })
    assert.equal(wallet.listeners(), 0)
  })
})

describe('switching to an unconfigured network', () => {
  it('is "Network not found", and changes nothing [S8-18]', async () => {
    const { core, wallet, at } = await connected()
    const states = valuesOf(core.networkSwitch)
    assert.deepEqual(await leftOf(core.switchNetwork('eip155:137')), { _tag: 'NetworkNotFound', id: 'eip155:137' })
    assert.equal(at(), 'eip155:1')
    assert.equal(wallet.switchPrompts(), 0)
    assert.lengthOf(states, 1)
  })
})

describe('a request made before a switch', () => {
  const SIGN = { method: 'personal_sign', params: ['0x00'] }

  it('stays with its wallet and chain, even if the page is on another network by then [U-41]', async () => {
    const { core, wallet, solana, time } = await connected()
    await rightOf(core.connect('sol'))
    wallet.answersWith('approve', 10_000)
    const request = rightOf(core.request('eip155', SIGN))
    await rightOf(core.switchNetwork(SOLANA))
    wallet.answersSwitchWith('approve')
    await rightOf(core.switchNetwork(BASE))
    await time.advance(10_000)
    assert.equal(await request, 'signed')
    assert.deepEqual([wallet.requests(), solana.wallet.requests()], [[SIGN], []])
  })
})
