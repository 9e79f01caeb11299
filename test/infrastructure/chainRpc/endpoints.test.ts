import { assert } from 'chai'
import { endpointsOf } from '../../../infrastructure/chainRpc/endpoints.js'
import { aNetwork } from './aNetwork.js'

const rpcBase = 'https://rpc.walletconnect.org/v1/'
const PUBLIC = 'https://public.example'
const base = { projectId: 'abc123', rpcBase, customRpc: {} }
const urls = (endpoints: ReturnType<typeof endpointsOf>): readonly string[] => endpoints.map(({ url }) => url)

describe('endpointsOf', () => {
  it('asks the provider first, with chainId and projectId in the query [S7-32]', () => {
    assert.deepEqual(endpointsOf(base, aNetwork({ id: 1, urls: [PUBLIC] })), [
      { url: 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=abc123', contentType: 'text/plain' },
      { url: PUBLIC, contentType: 'application/json' },
    ])
  })
  it('never asks the provider without a project id', () => {
    for (const sources of [
      { rpcBase, customRpc: {} },
      { ...base, projectId: '' },
    ]) {
      assert.deepEqual(urls(endpointsOf(sources, aNetwork({ id: 1, urls: [PUBLIC] }))), [PUBLIC])
    }
  })
  it('never asks the provider about a chain it does not serve', () => {
    assert.deepEqual(urls(endpointsOf(base, aNetwork({ id: 31337, urls: [PUBLIC] }))), [PUBLIC])
  })
  it("uses only the host's endpoints if it configured some [U-55]", () => {
    const own = ['https://own.example/1', 'https://own.example/2']
    const sources = { ...base, customRpc: { 'eip155:1': own } }
    assert.deepEqual(urls(endpointsOf(sources, aNetwork({ id: 1, urls: [PUBLIC] }))), own)
  })
  it('treats an empty list as not configured', () => {
    assert.deepEqual(
      urls(endpointsOf({ ...base, customRpc: { 'eip155:5': [] } }, aNetwork({ id: 5, urls: [PUBLIC] }))),
      [PUBLIC],
    )
  })
  it('lists an endpoint once', () => {
    assert.deepEqual(urls(endpointsOf(base, aNetwork({ urls: [PUBLIC, PUBLIC] }))), [PUBLIC])
  })
})
