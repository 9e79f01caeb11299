import { assert } from 'chai'
import { permittedAccount } from '../../sandbox/phone/evmRequests.js'
import { codeOf } from './support/codeOf.js'

const [FIRST, SECOND, OTHER] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`, `0x${'c3'.repeat(20)}`] as const
const CALLS = [{ to: OTHER, data: '0x12' }]
const CONFLICT = { data: '0x12', input: '0x34' }

describe('the sandbox phone on EVM', () => {
  const accountFor = (method: string, params: unknown): string =>
    permittedAccount(method, params, { accounts: [FIRST, SECOND], chain: 'eip155:31337' })

  it('uses the account that a request names, and otherwise the first that the site was granted', () => {
    const asked = [
      ['eth_sendTransaction', [{ from: `0x${'B2'.repeat(20)}`, to: OTHER }], SECOND],
      ['eth_sendTransaction', [{ to: SECOND }], FIRST],
      ['wallet_sendCalls', [{ from: SECOND, calls: CALLS }], SECOND],
      ['personal_sign', [FIRST, SECOND], SECOND],
      ['personal_sign', ['0x68'], FIRST],
      ['eth_signTypedData_v4', [SECOND, '{}'], SECOND],
    ] as const
    for (const [method, params, account] of asked) assert.equal(accountFor(method, params), account, method)
  })

  it('refuses other accounts (4100), payments for other chains (4901, 5710), and contradictory data (-32602)', async () => {
    const asked = [
      ['eth_sendTransaction', [{ from: OTHER }], 4100],
      ['eth_sendTransaction', [{ from: 'me' }], 4100],
      ['wallet_sendCalls', [{ from: OTHER, calls: CALLS }], 4100],
      ['personal_sign', [FIRST, OTHER], 4100],
      ['eth_signTypedData', [OTHER, '{}'], 4100],
      ['eth_sendTransaction', [{ chainId: '0x1' }], 4901],
      ['eth_sendTransaction', [{ chainId: 1 }], 4901],
      ['wallet_sendCalls', [{ chainId: '0x1', calls: CALLS }], 5710],
      ['eth_sendTransaction', [{ chainId: 'mainnet' }], -32602],
      ['eth_sendTransaction', [CONFLICT], -32602],
      ['wallet_sendCalls', [{ calls: [...CALLS, CONFLICT] }], -32602],
    ] as const
    for (const [method, params, code] of asked) {
      const refused = Promise.resolve().then(() => accountFor(method, params))
      assert.equal(await codeOf(refused), code, JSON.stringify([method, params]))
    }
    for (const chainId of ['0x7a69', '31337', 31337])
      assert.equal(accountFor('eth_sendTransaction', [{ chainId, data: '0xAB', input: '0xab' }]), FIRST)
  })
})
