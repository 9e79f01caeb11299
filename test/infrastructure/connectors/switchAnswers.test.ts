import { assert } from 'chai'
import { LACKING, PENDING, UNSUPPORTED } from '../../support/walletsLackingChain.js'
import { switchingArrives } from '../../support/switchingArrives.js'
import { ADD, setUpSwitch, SWITCH, throwing } from './setUpSwitch.js'

const BROKEN = { code: -32603, message: 'wallet is broken' }
const ON_BASE = { _tag: 'Right', right: 'eip155:8453' } as const

describe('a network switch that a wallet does not perform', () => {
  before(switchingArrives)

  for (const [wallet, thrown] of LACKING)
    it(`is followed by one request to add the chain, by the error of ${wallet} [U-37] [U-39]`, async () => {
      const { answer, move, asked } = await setUpSwitch()
      answer(SWITCH, throwing(thrown))
      assert.deepEqual(await move(), ON_BASE)
      assert.deepEqual(asked(), [SWITCH, ADD])
    })

  for (const said of [null, undefined, true, { error: { code: 4902 } }])
    it(`is followed by one request to add the chain, after an answer ${JSON.stringify(said)} without a switch [U-37]`, async () => {
      const { answer, move, asked } = await setUpSwitch()
      answer(SWITCH, () => said)
      assert.deepEqual(await move(), ON_BASE)
      assert.deepEqual(asked(), [SWITCH, ADD])
    })

  for (const [tag, table] of [
    ['SwitchNotSupported', UNSUPPORTED],
    ['SwitchPending', PENDING],
  ] as const)
    for (const [wallet, thrown] of table)
      it(`ends with ${tag}, without another request, by the error of ${wallet} [U-37]`, async () => {
        const { answer, leftOfMove, asked } = await setUpSwitch()
        answer(SWITCH, throwing(thrown))
        assert.deepEqual(await leftOfMove(), { _tag: tag })
        assert.deepEqual(asked(), [SWITCH])
      })

  for (const [what, thrown, tag] of [
    ['that says that it lacks the chain', { code: 4902 }, 'ChainNotAdded'],
    ['that says nothing that a page can read', 'Сеть не поддерживается', 'SwitchFailed'],
  ] as const)
    it(`keeps the reason why the chain was not added either, by a wallet ${what} [U-39]`, async () => {
      const { answer, leftOfMove } = await setUpSwitch()
      const reason = { code: -32603, message: 'Could not fetch chain ID. Is your RPC URL correct?' }
      answer(SWITCH, throwing(thrown))
      answer(ADD, throwing(reason))
      assert.deepInclude(await leftOfMove(), { _tag: tag, detail: reason.message, cause: reason })
    })

  for (const [what, said, tag] of [
    ["the visitor's no", { error: { code: 4001 } }, 'SwitchRejected'],
    ['the same without an envelope', { code: 4001, message: 'No.' }, 'SwitchRejected'],
    ['the same as a text', 'User rejected the request.', 'SwitchRejected'],
    ['that another request is shown', { error: { code: -32002 } }, 'SwitchPending'],
  ] as const)
    it(`ends with ${tag} if the wallet returns ${what} instead of throwing it [U-37]`, async () => {
      const { answer, leftOfMove, asked } = await setUpSwitch()
      answer(SWITCH, () => said)
      assert.equal((await leftOfMove())._tag, tag)
      assert.deepEqual(asked(), [SWITCH])
      answer(SWITCH, throwing({ code: 4902 }))
      answer(ADD, () => said)
      assert.equal((await leftOfMove())._tag, tag)
      assert.deepEqual(asked(), [SWITCH, SWITCH, ADD])
    })

  it("ends with the visitor's rejection of the chain, or with the wallet's own error [U-39]", async () => {
    const { answer, leftOfMove, asked } = await setUpSwitch()
    answer(SWITCH, throwing(BROKEN))
    answer(ADD, throwing(new Error('Rejected by user')))
    assert.equal((await leftOfMove())._tag, 'SwitchRejected')
    answer(ADD, throwing({ code: '-32002' }))
    assert.equal((await leftOfMove())._tag, 'SwitchPending')
    assert.deepEqual(asked(), [SWITCH, ADD, SWITCH, ADD])
  })
})

describe('a network switch that a wallet performs but reports as failed', () => {
  for (const [what, thrown] of [
    ['an error of its own', { code: -32603, message: 'Internal error' }],
    ['one of its code (walletconnect-monorepo#4089)', new TypeError('Cannot set properties of undefined')],
    ['that it is there', { code: -32602, message: 'Already on that one' }],
  ] as const)
    it(`succeeds without another request if the wallet throws ${what} [U-37]`, async () => {
      const { answer, move, asked } = await setUpSwitch()
      answer(SWITCH, () => {
        answer('eth_chainId', () => '0x2105')
        throw thrown
      })
      assert.deepEqual(await move(), ON_BASE)
      assert.deepEqual(asked(), [SWITCH])
    })

  it('succeeds if the wallet fails after it added the chain [U-39]', async () => {
    const { answer, move, asked } = await setUpSwitch()
    answer(SWITCH, throwing({ code: 4902 }))
    answer(ADD, () => {
      answer('eth_chainId', () => '0x2105')
      throw BROKEN
    })
    assert.deepEqual(await move(), ON_BASE)
    assert.deepEqual(asked(), [SWITCH, ADD])
  })
})

describe('error texts of a wallet after a failed switch', () => {
  const detailOf = async (thrown: unknown, added: unknown): Promise<unknown> => {
    const { answer, leftOfMove } = await setUpSwitch()
    answer(SWITCH, throwing(thrown))
    answer(ADD, throwing(added))
    const error = await leftOfMove()
    return 'detail' in error ? error.detail : undefined
  }

  for (const [what, thrown, shown] of [
    ['are cut at 120 characters', 'x'.repeat(10_000), `${'x'.repeat(119)}…`],
    ['are in one line, without hidden characters [S-10]', '\u202eno\n\n\u200b  RPC', 'no RPC'],
    ['end with no half of a character', `${'x'.repeat(118)}😀😀`, `${'x'.repeat(118)}…`],
    ['are those of the inner error, if it was passed on as JSON', '{"code":1,"message":"no RPC"}', 'no RPC'],
    ['are dropped if the wallet sent bytes', '0x08c379a0', undefined],
    ['are dropped if it sent blanks', ' \u2800 ', undefined],
  ] as const)
    it(what, async () =>
      assert.equal(await detailOf(BROKEN, { code: -32603, message: thrown }), shown ?? BROKEN.message),
    )

  it('are those of the switch if the wallet cannot add chains', async () => {
    const cannot = { code: -32601, message: 'The method wallet_addEthereumChain does not exist' }
    assert.equal(await detailOf('Сеть не поддерживается', cannot), 'Сеть не поддерживается')
    assert.isUndefined(await detailOf({ code: 4902 }, cannot))
  })
})
