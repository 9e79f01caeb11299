import { assert } from 'chai'
import { setUpProvider, rejectionOf } from './setUpProvider.js'

const refuse = (code: number) => (): never => {
  throw Object.assign(new Error('no'), { code })
}

describe('portico.disconnect', () => {
  it('rejects with "Failed to disconnect" if the wallet keeps its grant, and disconnects nevertheless [S8-23] [U-29]', async () => {
    const { portico, fake, memory } = setUpProvider()
    await portico.connect('heron')
    fake.answer('wallet_revokePermissions', refuse(-32603))
    assert.deepInclude(await rejectionOf(portico.disconnect()), {
      code: 'PTC-DISCONNECT-FAILED',
      message: 'Failed to disconnect',
    })
    assert.equal(portico.account().value.status, 'disconnected')
    assert.deepEqual(memory.connections.read(), {})
    portico.destroy()
  })

  for (const [what, method, code] of [
    ['keeps no permissions', 'wallet_getPermissions', -32601],
    ['takes none back', 'wallet_revokePermissions', 4200],
  ] as const)
    it(`does not fail for a wallet that ${what} [S8-23]`, async () => {
      const { portico, fake } = setUpProvider()
      await portico.connect('heron')
      fake.answer(method, refuse(code))
      await portico.disconnect()
      assert.equal(portico.account().value.status, 'disconnected')
      portico.destroy()
    })
})
