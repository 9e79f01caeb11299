import { assert } from 'chai'
import { makeProvider } from '../../sandbox/browserWallets/provider.js'
import { makeWalletAccess } from '../../sandbox/browserWallets/walletAccess.js'
import type { Fault } from '../../sandbox/http/rules.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { aPage } from './support/aPage.js'
import { ask } from './support/ask.js'
import { codeOf } from './support/codeOf.js'
import { COMMON } from './support/common.js'
import { networksOf } from './support/networksOf.js'
import { walletOf } from './support/walletOf.js'

const RPC: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
}

/** What a caller sees of each fault. */
const FAULTS: Readonly<Record<string, readonly [fault: Omit<Fault, 'match'>, seen: string]>> = {
  'is limited': [{ status: 429 }, '429'],
  'fails with 500': [{ status: 500 }, '500'],
  'fails with 503': [{ status: 503 }, '503'],
  'is malformed': [{ body: '{"data":' }, 'no JSON'],
  'is dropped': [{ drop: true }, 'no answer'],
  'never comes': [{ hang: true }, 'silence'],
  'comes late': [{ delayMs: 80 }, 'JSON, late'],
}

describe('the sandbox faults', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
    aPage.open()
  })
  afterEach(() => {
    sandbox.clearFaults()
    localStorage.clear()
    document.querySelectorAll('[role=dialog]').forEach((dialog) => dialog.remove())
  })
  after(async () => {
    await aPage.close()
    await sandbox.close()
  })

  const calls = (): readonly (readonly [address: string, init?: RequestInit])[] => [
    ...['appkit/v1/config', 'getAnalyticsConfig', 'projects/v1/origins'].map(
      (path) => [`${sandbox.walletApi}${path}?${COMMON}`] as const,
    ),
    [`${sandbox.walletApi}getWallets?${COMMON}&page=1&entries=4`],
    [`${sandbox.blockchainApi}v1/supported-chains?${COMMON}`],
    ...['balance', 'identity'].map((what) => {
      const [account] = sandbox.accounts
      const path = what === 'balance' ? `account/${account}/balance` : `identity/${account}`
      return [`${sandbox.blockchainApi}v1/${path}?${COMMON}`] as const
    }),
    [sandbox.rpc['eip155:31337'], RPC],
  ]
  const look = async (address: string, init: RequestInit = {}, withinMs = 10_000): Promise<string> => {
    const asked = performance.now()
    const within = { ...init, signal: AbortSignal.timeout(withinMs) }
    return ask(address, within).then(
      ({ status, body }) => {
        if (status !== 200) return String(status)
        if (body === undefined) return 'no JSON'
        return performance.now() - asked >= 75 ? 'JSON, late' : 'JSON'
      },
      (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? 'silence' : 'no answer'),
    )
  }

  for (const [what, [fault, seen]] of Object.entries(FAULTS))
    it(`affect each named call, a given number of times: the answer ${what} [U-85]`, async () => {
      for (const [address, init] of calls()) {
        const { pathname } = new URL(address)
        sandbox.fault({ match: pathname, times: 1, ...fault })
        assert.equal(await look(address, init, fault.hang === true ? 200 : undefined), seen, address)
        assert.match(await look(address, init), /^JSON/, address)
      }
    })

  const aWallet = (key: string) => {
    const wallet = { ...walletOf(key), thinksForMs: 0 }
    const access = makeWalletAccess(wallet, networksOf(sandbox))
    const own = wallet.accounts.flatMap((index) => sandbox.accounts[index] ?? [])
    const provider = makeProvider(wallet, { keysAt: sandbox.rpc['eip155:31337'], own, access })
    const heard: string[] = []
    provider.on('disconnect', () => heard.push('disconnect'))
    const asks = (method: string, ...params: readonly unknown[]) => provider.request({ method, params })
    return { access, heard, asks, name: wallet.name, account: own[0] ?? '0x' }
  }

  it('exist in wallets, too: one rejects, one disconnects, one switches to a wrong chain [U-85]', async () => {
    assert.equal(await codeOf(aWallet('refusal').asks('eth_requestAccounts')), 4001)
    const heron = aWallet('heron')
    heron.access.grant([heron.account])
    await heron.asks('wallet_revokePermissions', { eth_accounts: {} })
    assert.deepEqual(heron.heard, ['disconnect'])
    const magpie = aWallet('magpie')
    const moved = magpie.asks('wallet_switchEthereumChain', { chainId: '0x7a6a' })
    aPage.press(aPage.dialog(`${magpie.name}: network request`), 'Approve')
    await moved
    assert.equal(await magpie.asks('eth_chainId'), '0x7a69')
  })
})
