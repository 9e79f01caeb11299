import { assert } from 'chai'
import { SITE_ACCOUNTS } from '../../fakes/fakeSecureSite.js'
import { inPage } from './setUpLogins.js'
import { setUpLoggedIn } from './setUpLoggedIn.js'
import { rejectionOf } from './setUpProvider.js'

/** What reads, and the raw send (S6-05); the connection itself says its accounts and its chain. */
const SAFE = [
  ...['blockNumber', 'call', 'estimateGas', 'feeHistory', 'gasPrice', 'getAccount', 'getBalance', 'getBlockByHash'],
  ...['getBlockByNumber', 'getBlockReceipts', 'getBlockTransactionCountByHash', 'getBlockTransactionCountByNumber'],
  ...['getCode', 'getFilterChanges', 'getFilterLogs', 'getLogs', 'getProof', 'getStorageAt'],
  ...['getTransactionByBlockHashAndIndex', 'getTransactionByBlockNumberAndIndex', 'getTransactionByHash'],
  ...['getTransactionCount', 'getTransactionReceipt', 'getUncleCountByBlockHash', 'getUncleCountByBlockNumber'],
  ...['maxPriorityFeePerGas', 'newBlockFilter', 'newFilter', 'newPendingTransactionFilter', 'sendRawTransaction'],
  ...['syncing', 'uninstallFilter', 'getUserOperationReceipt', 'estimateUserOperationGas', 'getUserOperationByHash'],
  'supportedEntryPoints',
].map((name) => `eth_${name}`)
const SAFE_OF_WALLETS = ['wallet_getCapabilities', 'wallet_getCallsStatus', 'wallet_getAssets']
const CALLS = [{ calls: [{ to: SITE_ACCOUNTS.eoa }] }]
/** What the visitor decides on in the frame (S6-06). */
const NOT_SAFE: Readonly<Record<string, unknown>> = {
  personal_sign: ['0x68', SITE_ACCOUNTS.smartAccount],
  eth_signTypedData_v4: [SITE_ACCOUNTS.smartAccount, '{}'],
  eth_sendTransaction: [{ to: SITE_ACCOUNTS.eoa }],
  eth_sendUserOperation: [],
  wallet_sendCalls: CALLS,
  wallet_grantPermissions: [],
  wallet_revokePermissions: [],
}

describe('a request to the wallet behind a login', () => {
  inPage()

  it('that reads, or sends what is signed, is answered without the visitor, and all others by the visitor [S6-05] [S6-06]', async () => {
    const { portico, advance, frame, site, passes } = await setUpLoggedIn()
    const posted = (): number => frame.posted.filter(({ type }) => type.endsWith('RPC_REQUEST')).length
    for (const method of [...SAFE, ...SAFE_OF_WALLETS]) {
      const before = posted()
      let answer: unknown
      void portico.request({ method, params: [] }, 'eip155').then((said) => (answer = said))
      await passes(() => answer !== undefined)
      assert.deepEqual([posted() - before, site.visitor.asked()], [1, []], method)
    }
    for (const [method, params] of Object.entries(NOT_SAFE)) {
      let isOver = false
      const end = (): void => void (isOver = true)
      void portico.request({ method, params }, 'eip155').then(end, end)
      await passes(() => site.visitor.asked().length === 1)
      assert.deepInclude(portico.approval.value, { method })
      site.visitor.approve()
      await passes(() => isOver)
    }
    await advance(0)
    portico.destroy()
  })

  it('that names no method of it rejects with "Requested RPC call is not allowed", and is never posted [S8-34] [S5-18]', async () => {
    const { portico, frame } = await setUpLoggedIn()
    const before = frame.posted.length
    assert.deepInclude(await rejectionOf(portico.request({ method: 'eth_sign', params: [] }, 'eip155')), {
      code: 'PTC-REQUEST-FAILED',
      message: 'Requested RPC call is not allowed',
    })
    assert.lengthOf(frame.posted, before)
    portico.destroy()
  })
})
