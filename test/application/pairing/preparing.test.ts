import { assert } from 'chai'
import type { HostFacts } from '../../../domain/pairing/linkHost.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { startTestCore } from '../../support/startTestCore.js'

/** A page at Connect, with one wallet by default. */
const setUp = async (facts: Partial<HostFacts> = {}, connectors = [fakeWalletConnector()]) => {
  const { core, time, pairing } = startTestCore({ connectors, ports: { host: fakeHostEnvironment(facts) } })
  core.open()
  await time.advance(0)
  return { core, time, pairing }
}

describe('a pairing link', () => {
  it('is not prepared for a visitor at a list with an installed wallet [U-48]', async () => {
    const { core, time, pairing } = await setUp()
    await time.advance(60_000)
    assert.equal(core.wallets.value.directory, 'Loaded')
    assert.equal(pairing.begun(), 0)
    assert.equal(core.pairing.value._tag, 'Idle')
  })

  it('is prepared at a row that pairs, once, and kept until the modal closes [U-48]', async () => {
    const { core, time, pairing } = await setUp()
    core.commands.preparePairing()
    core.commands.preparePairing()
    await time.advance(0)
    pairing.tell({ _tag: 'Linked', uri: 'wc:first@2' })
    core.commands.go({ name: 'ConnectingWalletConnect', walletId: undefined })
    core.commands.back()
    assert.equal(core.pairing.value._tag, 'Ready')
    assert.deepEqual([pairing.begun(), pairing.open()], [1, 1])
    core.commands.close()
    assert.equal(pairing.open(), 0)
    core.open()
    await time.advance(0)
    assert.equal(pairing.begun(), 1, 'the next opening is not near before its visitor is')
  })

  it('is prepared at once on a phone, in AllWallets, and without installed wallets', async () => {
    assert.equal((await setUp({ mobile: true })).pairing.begun(), 1)
    assert.equal((await setUp({}, [])).pairing.begun(), 1)
    const { core, time, pairing } = await setUp()
    core.commands.go({ name: 'AllWallets' })
    await time.advance(0)
    assert.equal(pairing.begun(), 1)
  })

  it('is prepared without installed wallets only when the list is complete, since one may still be announced', () => {
    const { core, pairing } = startTestCore()
    core.open()
    assert.equal(core.wallets.value.directory, 'Loading')
    assert.equal(pairing.begun(), 0)
  })

  it('is prepared by a press on a row without a prior hover', async () => {
    const { core, time, pairing } = await setUp()
    core.commands.go({ name: 'ConnectingWalletConnect', walletId: undefined })
    await time.advance(0)
    assert.equal(pairing.begun(), 1)
  })

  it('is not prepared while the modal is closed', async () => {
    const { core, time, pairing } = startTestCore({ connectors: [fakeWalletConnector()] })
    core.commands.preparePairing()
    core.open()
    await time.advance(0)
    assert.equal(pairing.begun(), 0)
  })
})
