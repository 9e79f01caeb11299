import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import {
  BaseError,
  concat,
  ContractFunctionRevertedError,
  createPublicClient,
  custom,
  encodeErrorResult,
  parseAbi,
  toHex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY } from '../../application/ports/tokens.js'
import { makeInjectedConnector } from '../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../infrastructure/connectors/injected/eip1193Provider.js'
import { createPortico } from '../../infrastructure/container/createPortico.js'
import { makeProvider } from '../../sandbox/browserWallets/provider.js'
import { makeWalletAccess } from '../../sandbox/browserWallets/walletAccess.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { executeEvmRequest } from '../../sandbox/phone/evmRequests.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { fakeConnectionMemory } from '../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../fakes/fakeConnectorRegistry.js'
import { aPage } from './support/aPage.js'
import { networksOf } from './support/networksOf.js'
import { walletOf } from './support/walletOf.js'

const REASON = 'the shop is closed'
const abi = parseAbi(['function pay()', 'error Error(string)'])
const reverted = encodeErrorResult({ abi, errorName: 'Error', args: [REASON] })
const length = toHex((reverted.length - 2) / 2)
/** A contract that reverts with the data after its ten bytes of code: CODECOPY, REVERT. */
const CODE = concat(['0x60', length, '0x600a5f3960', length, '0x5ffd', reverted])
const ADDRESS = `0x${'c0'.repeat(20)}` as const

describe('the revert reason of a sandbox contract', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
    aPage.open()
  })
  after(async () => {
    await aPage.close()
    await sandbox.close()
  })

  const setUp = () => {
    const wallet = walletOf('heron')
    const access = makeWalletAccess(wallet, networksOf(sandbox))
    access.grant(sandbox.accounts.slice(0, 1))
    const provider = pinProvider(makeProvider(wallet, { keysAt: sandbox.rpc['eip155:31337'], own: [], access }))
    if (provider === undefined) throw new Error('no provider')
    const info = { id: 'heron', name: 'Heron Wallet' }
    const heron = makeInjectedConnector({ provider, info, scheduler: asyncScheduler })
    return createPortico({
      networks: [sandbox.network],
      override: (bind) => {
        bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([heron]))
        bind.value(CONNECTION_MEMORY, fakeConnectionMemory())
      },
    })
  }

  it("is the phone's answer to a site", async () => {
    const account = mnemonicToAccount('test test test test test test test test test test test junk')
    // A contract whose constructor reverts.
    const params = [{ from: account.address, data: CODE }]
    const rpcUrl = sandbox.rpc['eip155:31337']
    const thrown: unknown = await executeEvmRequest('eth_sendTransaction', params, { account, rpcUrl }).catch(
      (error: unknown) => error,
    )
    assert.propertyVal(thrown, 'code', 3)
    assert.propertyVal(thrown, 'data', reverted)
  })

  for (const [through, isConnected] of [
    ['the chain', false],
    ['a wallet', true],
  ] as const) {
    it(`reaches viem's decoder through portico.provider() and ${through}`, async () => {
      const portico = setUp()
      if (isConnected) await portico.connect('heron')
      const client = createPublicClient({ transport: custom(portico.provider(), { retryCount: 0 }) })
      const stateOverride = [{ address: ADDRESS, code: CODE }]
      const thrown: unknown = await client
        .simulateContract({ abi, address: ADDRESS, functionName: 'pay', stateOverride })
        .catch((error: unknown) => error)
      const found = thrown instanceof BaseError && thrown.walk((each) => each instanceof ContractFunctionRevertedError)
      assert.propertyVal(found, 'reason', REASON, String(thrown))
      portico.destroy()
    })
  }
})
