import { assert } from 'chai'
import { SITE_ACCOUNTS } from '../../fakes/fakeSecureSite.js'
import { inPage } from './setUpLogins.js'
import { setUpLoggedIn } from './setUpLoggedIn.js'
import { rejectionOf } from './setUpProvider.js'

/** Read methods, and the raw send (S6-05); the connection itself answers for accounts and chain. */
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
/** Methods that the visitor approves in the frame (S6-06). */
const NOT_SAFE: Readonly<Record<string, unknown>> = {
  personal_sign: ['0x68', SITE_ACCOUNTS.smartAccount],
  eth_signTypedData_v4: [SITE_ACCOUNTS.smartAccount, '{}'],
  eth_sendTransaction: [{ to: SITE_ACCOUNTS.eoa }],
  eth_sendUserOperation: [],
  wallet_sendCalls: CALLS,
  wallet_grantPermissions: [],
  wallet_revokePermissions: [],
}

describe('a request to the wallet of a login', () => {
  inPage()

  it('that reads, or sends a signed transaction, needs no approval, and all others do [S6-05] [S6-06]', async () => {
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

  /** Methods that no login has, and whether the visitor waits for the result. */
  const NOT_ALLOWED: readonly (readonly [method: string, isSeen: boolean])[] = [
    ['eth_sign', true],
    ['eth_signTransaction', true],
    ['eth_signTypedData', true],
    ['eth_getEncryptionPublicKey', true],
    ['wallet_watchAsset', true],
    ['wallet_getSnaps', false],
    ['eth_coinbase', false],
    ['web3_clientVersion', false],
    ['toString', false],
    ['', false],
  ]
  it('with an unsupported method rejects with "Requested RPC call is not allowed", finally, and is never posted [S8-34] [S5-18] [S-19]', async () => {
    const { portico, frame } = await setUpLoggedIn()
    const before = frame.posted.length
    for (const [method] of NOT_ALLOWED)
      assert.deepInclude(
        await rejectionOf(portico.request({ method, params: [] }, 'eip155')),
        { code: 'PTC-LOGIN-RPC', message: 'Requested RPC call is not allowed', retryable: false },
        method,
      )
    assert.lengthOf(frame.posted, before)
    assert.deepInclude(await rejectionOf(portico.provider().request({ method: 'eth_sign' })), {
      code: 4200,
      message: 'Requested RPC call is not allowed',
      data: { portico: 'PTC-LOGIN-RPC' },
    })
    portico.destroy()
  })

  it('with a method that any node answers goes to a node, without a message to the visitor', async () => {
    const { portico } = await setUpLoggedIn()
    assert.equal(await portico.provider().request({ method: 'web3_clientVersion' }), '0x1')
    assert.equal(portico.snackbar.value._tag, 'Hidden')
    portico.destroy()
  })

  for (const [method, isSeen] of NOT_ALLOWED)
    it(`shows the visitor ${isSeen ? '"Action not allowed", for which the modal opens' : 'nothing'} if the page requests "${method}" [S8-34]`, async () => {
      const { portico } = await setUpLoggedIn()
      await rejectionOf(portico.request({ method, params: [] }, 'eip155'))
      const { modal, snackbar } = portico
      const told = snackbar.value._tag === 'Shown' && snackbar.value.notice._tag
      assert.deepEqual([modal.value._tag, told], isSeen ? ['Open', 'ActionNotAllowed'] : ['Closed', false])
      portico.destroy()
    })
})
