import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { until } from '../../support/until.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { ACCOUNT, rejectionOf, setUpProvider } from './setUpProvider.js'
import { solana } from '../../../networks.js'

const SEND = { method: 'eth_sendTransaction', params: [{ from: ACCOUNT, to: ACCOUNT }] }

/** The next page load of a visitor who had connected `heron` on Base; the wallet has a grant and answers slowly. */
const aReload = (heron = fakeEip1193Provider({ accounts: [ACCOUNT], caipNetworkId: 'eip155:8453' })) => {
  heron.wallet.remembersPage()
  const connections = fakeConnectionMemory({ eip155: ['heron'] })
  return setUpProvider({ start: 'eager' }, { connections, networks: fakeNetworkMemory() }, heron)
}

describe('portico.provider, while disconnected', () => {
  it('is the same object at each call', () => {
    const { portico, provider } = setUpProvider()
    assert.strictEqual(portico.provider(), provider)
    assert.strictEqual(portico.provider('eip155'), provider)
    portico.destroy()
  })

  it("has no account, and the page's network", async () => {
    const { portico, provider } = setUpProvider()
    assert.deepEqual(await provider.request({ method: 'eth_accounts' }), [])
    assert.equal(await provider.request({ method: 'eth_chainId' }), '0x1')
    await portico.switchNetwork('eip155:8453')
    assert.equal(await provider.request({ method: 'eth_chainId' }), '0x2105')
    portico.destroy()
  })

  it("has the page's EVM network even while the page is on Solana", async () => {
    const { portico, provider } = setUpProvider()
    portico.destroy()
    const other = setUpProvider({ networks: [solana, ...portico.network.value.networks] })
    assert.equal(other.portico.network.value.activeNamespace, 'solana')
    assert.equal(await other.provider.request({ method: 'eth_chainId' }), '0x1')
    other.portico.destroy()
    assert.deepInclude(await rejectionOf(provider.request({ method: 'eth_chainId' })), { code: 4900 })
  })

  it("reads from the page's network at the time of the request", async () => {
    const { portico, provider, chainRpc } = setUpProvider()
    const call = { method: 'eth_call', params: [{ to: ACCOUNT, data: '0x' }, 'latest'] }
    chainRpc.answerRequestsWith(TE.right('0x2a'))
    assert.equal(await provider.request(call), '0x2a')
    await portico.switchNetwork('eip155:8453')
    await provider.request({ method: 'eth_blockNumber' })
    assert.deepEqual(chainRpc.requests, [
      { ...call, at: 'eip155:1' },
      { method: 'eth_blockNumber', at: 'eip155:8453' },
    ])
    portico.destroy()
  })

  it('refuses wallet methods with 4100, without asking a chain', async () => {
    const { portico, provider, chainRpc } = setUpProvider()
    for (const method of ['eth_sendTransaction', 'personal_sign', 'eth_getEncryptionPublicKey', 'eth_signTypedData_v4'])
      assert.deepInclude(await rejectionOf(provider.request({ method })), {
        code: 4100,
        data: { portico: 'PTC-REQUEST-NOT-CONNECTED' },
      })
    assert.deepEqual(chainRpc.requests, [])
    portico.destroy()
  })

  it('fails as the node does: with its code and data', async () => {
    const { portico, provider, chainRpc } = setUpProvider()
    const cause = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    chainRpc.answerRequestsWith(TE.left({ _tag: 'RequestFailed', code: 3, message: cause.message, cause }))
    assert.deepInclude(await rejectionOf(provider.request({ method: 'eth_call' })), cause)
    portico.destroy()
  })
})

describe('eth_requestAccounts of portico.provider', () => {
  const ask = { method: 'eth_requestAccounts' }

  it('opens the modal, and resolves with the accounts of the connection', async () => {
    const { portico, provider } = setUpProvider()
    const [first, second] = [provider.request(ask), provider.request(ask)]
    await until(() => portico.modal.value._tag === 'Open')
    portico.commands.chooseWallet('heron')
    assert.deepEqual(await first, [ACCOUNT])
    assert.deepEqual(await second, [ACCOUNT])
    await until(() => portico.modal.value._tag === 'Closed')
    assert.deepEqual(await provider.request(ask), [ACCOUNT])
    assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
    portico.destroy()
  })

  it('rejects with 4001 when the modal is closed, each time', async () => {
    const { portico, provider } = setUpProvider()
    for (const _ of [1, 2]) {
      const refused = rejectionOf(provider.request(ask))
      await until(() => portico.modal.value._tag === 'Open')
      portico.close()
      assert.deepInclude(await refused, { code: 4001, message: 'Modal closed' })
    }
    portico.destroy()
  })

  it('rejects on destroy', async () => {
    const { portico, provider } = setUpProvider()
    const refused = rejectionOf(provider.request(ask))
    await until(() => portico.modal.value._tag === 'Open')
    portico.destroy()
    assert.deepInclude(await refused, { code: 4900, data: { portico: 'PTC-DESTROYED' } })
  })
})

describe('portico.provider, of a stored wallet', () => {
  it('waits for it before it reports accounts and chain', async () => {
    const { portico, provider, fake } = aReload()
    const answers = Promise.all(
      ['eth_accounts', 'eth_chainId', 'eth_requestAccounts'].map((method) => provider.request({ method })),
    )
    assert.deepEqual(await answers, [[ACCOUNT], '0x2105', [ACCOUNT]])
    assert.equal(fake.wallet.connectPrompts(), 0)
    portico.destroy()
  })

  it('acts as without it if it does not answer', async () => {
    const silent = fakeEip1193Provider({ accounts: [ACCOUNT] })
    silent.answer('eth_accounts', () => [])
    const { portico, provider } = aReload(silent)
    assert.deepEqual(await provider.request({ method: 'eth_accounts' }), [])
    portico.destroy()
  })
})

describe("a wallet without eth_requestAccounts, as a Safe's provider", () => {
  const refuse = () => Promise.reject(new Error('"eth_requestAccounts" not implemented'))

  it('connects by the accounts that it returns without a prompt', async () => {
    const { portico, fake } = setUpProvider()
    fake.answer('eth_requestAccounts', refuse)
    fake.wallet.remembersPage()
    assert.deepEqual((await portico.connect('heron')).accounts, [ACCOUNT])
    portico.destroy()
  })

  it('fails with the original error if it returns none', async () => {
    const { portico, fake } = setUpProvider()
    fake.answer('eth_requestAccounts', refuse)
    assert.deepInclude(await rejectionOf(portico.connect('heron')), { code: 'PTC-CONNECT-FAILED' })
    portico.destroy()
  })
})

describe('portico.provider, of a connected wallet', () => {
  const connected = async () => {
    const page = setUpProvider()
    await page.portico.connect('heron')
    return page
  }

  it("passes on the wallet's own error data", async () => {
    const { portico, provider, fake } = await connected()
    const data = { originalError: { code: 3, data: '0x08c379a0' }, method: 'eth_sendTransaction' }
    const thrown = Object.assign(new Error('execution reverted'), { code: -32603, data })
    fake.answer('eth_sendTransaction', () => Promise.reject(thrown))
    const error = await rejectionOf(provider.request(SEND))
    assert.deepInclude(error, { code: -32603, message: 'execution reverted' })
    assert.strictEqual((error as { readonly data?: unknown }).data, data)
    portico.destroy()
  })

  it('fails with -32603 if the wallet gives no code, and adds no data', async () => {
    const { portico, provider, fake } = await connected()
    fake.answer('eth_sendTransaction', () => Promise.reject(new Error('it broke')))
    const error = await rejectionOf(provider.request(SEND))
    assert.deepInclude(error, { code: -32603, message: 'it broke' })
    assert.notProperty(error, 'data')
    portico.destroy()
  })

  it('refuses eth_sign, which is unreadable, and no other signing method [S-19]', async () => {
    const { portico, provider, fake } = await connected()
    const blind = { method: 'eth_sign', params: [ACCOUNT, `0x${'5e'.repeat(32)}`] }
    assert.deepInclude(await rejectionOf(provider.request(blind)), {
      code: 4200,
      message: 'Requested RPC call is not allowed',
      data: { portico: 'PTC-LOGIN-RPC' },
    })
    assert.deepInclude(await rejectionOf(portico.request(blind, 'eip155')), { code: 'PTC-LOGIN-RPC' })
    assert.isEmpty(fake.calls.filter(({ method }) => method === 'eth_sign'))
    await until(() => portico.snackbar.value._tag === 'Shown')
    assert.deepInclude(portico.snackbar.value, { notice: { _tag: 'ActionNotAllowed' } })
    fake.answer('eth_signTypedData_v4', () => '0x5161')
    assert.equal(await provider.request({ method: 'eth_signTypedData_v4' }), '0x5161')
    portico.destroy()
  })

  it('reads from the chain if the wallet does not know the method', async () => {
    const { portico, provider, fake, chainRpc } = await connected()
    fake.answer('eth_call', () => Promise.reject(Object.assign(new Error('no'), { code: 4200 })))
    fake.answer('eth_getBalance', () => '0x7')
    assert.equal(await provider.request({ method: 'eth_call' }), '0x1')
    assert.equal(await provider.request({ method: 'eth_getBalance' }), '0x7')
    assert.deepEqual(chainRpc.requests, [{ method: 'eth_call', at: 'eip155:1' }])
    portico.destroy()
  })

  it("reports a contract's revert reason as such, whatever its text: it is no rejection", async () => {
    const { portico, provider, fake } = await connected()
    const thrown = { code: 3, message: 'execution reverted: user rejected by the list', data: '0x08c379a0' }
    fake.answer('eth_sendTransaction', () => Promise.reject(thrown))
    assert.deepInclude(await rejectionOf(provider.request(SEND)), thrown)
    fake.answer('eth_sendTransaction', () => Promise.reject(new Error('User rejected the request.')))
    assert.deepInclude(await rejectionOf(provider.request(SEND)), { code: 4001 })
    portico.destroy()
  })

  it('never sends a queued request from another account [U-41] [S-30]', async () => {
    const { portico, provider, fake } = await connected()
    fake.wallet.answersWith('staySilent')
    const [shown, waiting] = [rejectionOf(provider.request(SEND)), rejectionOf(provider.request(SEND))]
    const asked = () => fake.calls.filter(({ method }) => method === SEND.method).length
    await until(() => asked() === 1)
    await fake.wallet.movesToAccount(`0x${'b2'.repeat(20)}`)
    assert.deepInclude(await waiting, { code: 4900, data: { portico: 'PTC-REQUEST-MOVED' } })
    assert.deepInclude(await shown, { code: 4900, data: { portico: 'PTC-REQUEST-OUTCOME-UNKNOWN' } })
    assert.equal(asked(), 1)
    portico.destroy()
  })
})
