import { assert } from 'chai'
import { supportedChainsQuestion } from '../../../infrastructure/blockchainApi/supportedChains.lazy.js'
import { badInputSuite } from '../../support/badInputSuite.js'
import { rightOf } from '../../support/rightOf.js'
import { COMMON, startRemote } from '../../support/startRemote.js'

describe('the supported chains', () => {
  it('[S7-10] asks GET /v1/supported-chains and drops malformed ids', async () => {
    const { server, client } = await startRemote()
    server.answer({ http: ['eip155:1', 'near:mainnet', 5, 'eip155:'], ws: [] })
    const { http } = await rightOf(supportedChainsQuestion.ask(client)())
    await server.close()
    assert.deepEqual([...http], ['eip155:1'])
    assert.equal(server.asked[0]?.url.pathname, '/v1/supported-chains')
    assert.deepEqual(Object.fromEntries(server.asked[0]?.url.searchParams ?? []), COMMON)
  })

  for (const [what, ws] of [
    ['no list', undefined],
    ['an odd list', { 'eip155:1': true }],
  ] as const)
    it(`[S7-10] requires the HTTP chains only: ${what} of socket chains counts as empty`, async () => {
      const { server, client } = await startRemote()
      server.answer({ http: ['eip155:1'], ws })
      const chains = await rightOf(supportedChainsQuestion.ask(client)())
      await server.close()
      assert.deepEqual([[...chains.http], [...chains.ws]], [['eip155:1'], []])
    })
})

badInputSuite('GET /v1/supported-chains', (client) => supportedChainsQuestion.ask(client)(), [
  [{}, 'http'],
  [{ http: 'eip155:1', ws: [] }, 'http'],
  [{ http: ['eip155:', 5], ws: [] }, 'http'],
])
