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
  describe(`a network switch that ${family} does not perform`, () => {
    for (const [wallet, thrown] of LACKING.slice(0, 1))
      it(`is followed by one request to add the chain, by the error of ${wallet} [U-37] [U-39]`, async () => {
        const { portico, refuses, move, asked } = await connected(setUp)
        refuses(SWITCH, thrown)
        assert.equal(await move(), base.caipNetworkId)
        assert.deepEqual(asked(), [SWITCH, ADD])
        portico.destroy()
      })

    it('is awaited if the wallet switches two seconds after it confirms (wagmi#1565) [U-37]', async () => {
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
      for (const [wallet, thrown] of table.slice(0, 1))
        it(`ends with ${code}, without another request, by the error of ${wallet} [U-37]`, async () => {
          const { portico, refuses, move, asked } = await connected(setUp)
          refuses(SWITCH, thrown)
          assert.equal((await porticoErrorOf(move())).code, code)
          assert.deepEqual(asked(), [SWITCH])
          portico.destroy()
        })

    it('keeps the reason why the chain was not added either [U-39]', async () => {
      const { portico, refuses, move } = await connected(setUp)
      refuses(SWITCH, { code: 4902 })
      refuses(ADD, BROKEN)
      const error = await porticoErrorOf(move())
      assert.equal(error.code, 'PTC-SWITCH-UNKNOWN-CHAIN')
      assert.deepInclude(error.cause, { detail: BROKEN.message, cause: BROKEN })
      portico.destroy()
    })

    it('does not add a chain that the wallet has had since it connected, unless it reports it as unknown', async () => {
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

describe("a wallet's error text of a failed switch", () => {
  it('is kept if there is no public endpoint to add the chain with', async () => {
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
