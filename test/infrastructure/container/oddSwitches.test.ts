import { assert } from 'chai'
import { base, mainnet } from '../../../networks.js'
import { inFastTime } from '../../support/inFastTime.js'
import { LACKING, PENDING, UNSUPPORTED } from '../../support/walletsLackingChain.js'
import { type EvmPage, inBrowser, onPhone, porticoErrorOf } from './setUpFamilies.js'
import { setUpProvider } from './setUpProvider.js'

const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'
const BROKEN = { code: -32603, message: 'wallet is broken' }

const connected = async (setUp: () => EvmPage) => {
  const page = setUp()
  await page.portico.connect(page.connectorId)
  const { portico, fake } = page
  return {
    ...page,
    refuses: (method: string, thrown: unknown) => fake.answer(method, () => Promise.reject(thrown)),
    move: () => inFastTime(() => portico.switchNetwork(base.caipNetworkId)),
    asked: () => fake.calls.flatMap(({ method }) => ([SWITCH, ADD].includes(method) ? [method] : [])),
  }
}

for (const [family, setUp] of [
  ['a browser wallet', inBrowser],
  ['a paired phone', onPhone],
] as const)
  describe(`a move that ${family} does not make`, () => {
    for (const [wallet, thrown] of LACKING)
      it(`is followed by one request to add the chain, as ${wallet} says it [U-37] [U-39]`, async () => {
        const { portico, refuses, move, asked } = await connected(setUp)
        refuses(SWITCH, thrown)
        assert.equal(await move(), base.caipNetworkId)
        assert.deepEqual(asked(), [SWITCH, ADD])
        portico.destroy()
      })

    for (const answer of [null, undefined, true, { error: { code: 4902 } }])
      it(`is followed by one request to add the chain, after an answer ${JSON.stringify(answer)} that moved nothing [U-37]`, async () => {
        const { portico, fake, move, asked } = await connected(setUp)
        fake.answer(SWITCH, () => answer)
        assert.equal(await move(), base.caipNetworkId)
        assert.deepEqual(asked(), [SWITCH, ADD])
        portico.destroy()
      })

    it('is waited for where the wallet makes it two seconds after its yes (wagmi#1565) [U-37]', async () => {
      const { portico, fake, move, asked } = await connected(setUp)
      fake.answer(SWITCH, () => {
        setTimeout(() => void fake.wallet.movesToChain(base.caipNetworkId), 1_900)
        return null
      })
      assert.equal(await move(), base.caipNetworkId)
      assert.deepEqual(asked(), [SWITCH])
      portico.destroy()
    })

    for (const [code, table] of [
      ['PTC-SWITCH-NOT-SUPPORTED', UNSUPPORTED],
      ['PTC-SWITCH-PENDING', PENDING],
    ] as const)
      for (const [wallet, thrown] of table)
        it(`ends with ${code}, and nothing more is asked, as ${wallet} says it [U-37]`, async () => {
          const { portico, refuses, move, asked } = await connected(setUp)
          refuses(SWITCH, thrown)
          assert.equal((await porticoErrorOf(move())).code, code)
          assert.deepEqual(asked(), [SWITCH])
          portico.destroy()
        })

    for (const [what, thrown, code] of [
      ['that says that it lacks the chain', { code: 4902 }, 'PTC-SWITCH-UNKNOWN-CHAIN'],
      ['that says nothing that a page can read', 'Сеть не поддерживается', 'PTC-SWITCH-FAILED'],
    ] as const)
      it(`keeps why the chain was not added either, by a wallet ${what} [U-39]`, async () => {
        const { portico, refuses, move } = await connected(setUp)
        const reason = { code: -32603, message: 'Could not fetch chain ID. Is your RPC URL correct?' }
        refuses(SWITCH, thrown)
        refuses(ADD, reason)
        const error = await porticoErrorOf(move())
        assert.equal(error.code, code)
        assert.deepInclude(error.cause, { detail: reason.message, cause: reason })
        portico.destroy()
      })

    for (const [what, answer, code] of [
      ["the visitor's no", { error: { code: 4001 } }, 'PTC-SWITCH-REJECTED'],
      ['the same without an envelope', { code: 4001, message: 'No.' }, 'PTC-SWITCH-REJECTED'],
      ['the same as a text', 'User rejected the request.', 'PTC-SWITCH-REJECTED'],
      ['that another request is shown', { error: { code: -32002 } }, 'PTC-SWITCH-PENDING'],
    ] as const)
      it(`ends with ${code}, where the wallet answers ${what} in place of throwing it [U-37]`, async () => {
        const { portico, fake, refuses, move, asked } = await connected(setUp)
        fake.answer(SWITCH, () => answer)
        assert.equal((await porticoErrorOf(move())).code, code)
        assert.deepEqual(asked(), [SWITCH])
        refuses(SWITCH, { code: 4902 })
        fake.answer(ADD, () => answer)
        assert.equal((await porticoErrorOf(move())).code, code)
        assert.deepEqual(asked(), [SWITCH, SWITCH, ADD])
        portico.destroy()
      })

    it("ends with the visitor's no to the chain, or with what the wallet shows instead [U-39]", async () => {
      const { portico, refuses, move, asked } = await connected(setUp)
      refuses(SWITCH, BROKEN)
      refuses(ADD, new Error('Rejected by user'))
      assert.equal((await porticoErrorOf(move())).code, 'PTC-SWITCH-REJECTED')
      refuses(ADD, { code: '-32002' })
      assert.equal((await porticoErrorOf(move())).code, 'PTC-SWITCH-PENDING')
      assert.deepEqual(asked(), [SWITCH, ADD, SWITCH, ADD])
      portico.destroy()
    })

    it('asks for no chain that the wallet had since it was connected, unless the wallet says that it lacks it', async () => {
      const { portico, connectorId, fake, refuses, move, asked } = await connected(setUp)
      await move()
      // Away again; a paired wallet grants one chain at a time.
      await fake.wallet.movesToChain(mainnet.caipNetworkId)
      refuses(SWITCH, BROKEN)
      const error = await porticoErrorOf(move())
      assert.equal(error.code, 'PTC-SWITCH-FAILED')
      assert.deepInclude(error.cause, { detail: BROKEN.message, cause: BROKEN })
      assert.deepEqual(asked(), [SWITCH, SWITCH])
      refuses(SWITCH, { code: 4902 })
      assert.equal(await move(), base.caipNetworkId)
      assert.deepEqual(asked(), [SWITCH, SWITCH, SWITCH, ADD])
      await fake.wallet.movesToChain(mainnet.caipNetworkId)
      await portico.disconnect()
      await portico.connect(connectorId)
      refuses(SWITCH, BROKEN)
      assert.equal(await move(), base.caipNetworkId)
      assert.deepEqual(asked().slice(-2), [SWITCH, ADD])
      portico.destroy()
    })
  })

describe('a move that a browser wallet makes, and fails all the same', () => {
  for (const [what, thrown] of [
    ['an error of its own', { code: -32603, message: 'Internal error' }],
    ['one of its code (walletconnect-monorepo#4089)', new TypeError('Cannot set properties of undefined')],
    ['that it is there', { code: -32602, message: 'Already on that one' }],
  ] as const)
    it(`is one that it made, and nothing more is asked, where it throws ${what} [U-37]`, async () => {
      const { portico, fake, move, asked } = await connected(inBrowser)
      fake.answer(SWITCH, () => {
        fake.answer('eth_chainId', () => '0x2105')
        return Promise.reject(thrown)
      })
      assert.equal(await move(), base.caipNetworkId)
      assert.deepEqual(asked(), [SWITCH])
      portico.destroy()
    })

  it('is one that it made where it fails once it has added the chain [U-39]', async () => {
    const { portico, fake, refuses, move, asked } = await connected(inBrowser)
    refuses(SWITCH, { code: 4902 })
    fake.answer(ADD, () => {
      fake.answer('eth_chainId', () => '0x2105')
      return Promise.reject(BROKEN)
    })
    assert.equal(await move(), base.caipNetworkId)
    assert.deepEqual(asked(), [SWITCH, ADD])
    portico.destroy()
  })
})

describe("a wallet's words of a move that failed", () => {
  const detailOf = async (thrown: unknown, added: unknown): Promise<unknown> => {
    const { portico, refuses, move } = await connected(inBrowser)
    refuses(SWITCH, thrown)
    refuses(ADD, added)
    const { cause } = await porticoErrorOf(move())
    portico.destroy()
    return 'detail' in cause ? cause.detail : undefined
  }

  for (const [what, thrown, shown] of [
    ['are cut at 120 characters', 'x'.repeat(10_000), `${'x'.repeat(119)}…`],
    ['are in one line, with nothing in it that hides [S-10]', '\u202eno\n\n\u200b  RPC', 'no RPC'],
    ['have no half of a sign at their end', `${'x'.repeat(118)}😀😀`, `${'x'.repeat(118)}…`],
    ['are those inside of an error that was passed on as JSON', '{"code":1,"message":"no RPC"}', 'no RPC'],
    ['are none where the wallet gave bytes', '0x08c379a0', undefined],
    ['are none where it gave blanks', ' \u2800 ', undefined],
  ] as const)
    it(what, async () =>
      assert.equal(await detailOf(BROKEN, { code: -32603, message: thrown }), shown ?? BROKEN.message),
    )

  it('are those of the move, where the wallet adds no chains at all', async () => {
    const cannot = { code: -32601, message: 'The method wallet_addEthereumChain does not exist' }
    assert.equal(await detailOf('Сеть не поддерживается', cannot), 'Сеть не поддерживается')
    assert.isUndefined(await detailOf({ code: 4902 }, cannot))
  })

  it('are kept where no public address is known to add the chain with', async () => {
    const keyed = { ...base, rpcUrls: { default: { http: ['https://rpc.example/?projectId=secret'] } } }
    const { portico, fake } = setUpProvider({ networks: [mainnet, keyed] })
    await portico.connect('heron')
    fake.answer(SWITCH, () => Promise.reject(BROKEN))
    const error = await porticoErrorOf(portico.switchNetwork(base.caipNetworkId))
    assert.deepInclude(error.cause, { _tag: 'SwitchFailed', detail: BROKEN.message })
    assert.isFalse(fake.calls.some(({ method }) => method === ADD))
    portico.destroy()
  })
})
