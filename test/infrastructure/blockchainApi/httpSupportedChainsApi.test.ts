import { assert } from 'chai'
import { makeHttpSupportedChainsApi } from '../../../infrastructure/blockchainApi/httpSupportedChainsApi.js'
import { badInputSuite } from '../../support/badInputSuite.js'
import { rightOf } from '../../support/rightOf.js'
import { COMMON, startRemote } from '../../support/startRemote.js'

describe('makeHttpSupportedChainsApi', () => {
  it('[S7-10] asks GET /v1/supported-chains and drops what is no chain', async () => {
    const { server, client } = await startRemote()
    server.answer({ http: ['eip155:1', 'near:mainnet', 5, 'eip155:'], ws: [] })
    const { http } = await rightOf(makeHttpSupportedChainsApi({ client }).supportedChains)
    await server.close()
    assert.deepEqual([...http], ['eip155:1'])
    assert.equal(server.asked[0]?.url.pathname, '/v1/supported-chains')
    assert.deepEqual(Object.fromEntries(server.asked[0]?.url.searchParams ?? []), COMMON)
  })
})

badInputSuite('GET /v1/supported-chains', (client) => makeHttpSupportedChainsApi({ client }).supportedChains, [
  [{}, 'http'],
  [{ http: 'eip155:1', ws: [] }, 'http'],
  [{ http: [], ws: { 'eip155:1': true } }, 'ws'],
])
