import { assert } from 'chai'
import type { Portico } from '../../../application/portico.js'
import { CHAIN_RPC, HOST_ENVIRONMENT, SCHEDULER } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { announceOddly, WALLET } from './oddAnnouncements.js'
import { inPage } from './setUpLogins.js'

const KEPT = 'portico.accounts'
/** Short, so that what is hashed meanwhile is there before the wallet is given up. */
const STEP_MS = 10

describe('a wallet that was connected on an earlier visit, by the accounts that are remembered of it', () => {
  inPage()
  let portico: Portico
  let listening: AbortController
  // What compares accounts: a machine may take any time to load it.
  before(() => import('../../../infrastructure/storage/accountMemory.lazy.js'))
  beforeEach(() => (listening = new AbortController()))
  afterEach(() => {
    portico.destroy()
    listening.abort()
  })

  /** A visit; what the page says of the wallet is settled once it is given up. */
  const visit = async (): Promise<void> => {
    const { scheduler, advance } = makeVirtualTime()
    portico = createPortico({
      networks: [mainnet],
      override: ({ value }) => {
        value(SCHEDULER, scheduler)
        value(HOST_ENVIRONMENT, fakeHostEnvironment())
        value(CHAIN_RPC, fakeChainRpc())
      },
    })
    const isSettled = () => ['connected', 'disconnected'].includes(portico.account().value.status ?? '')
    await portico.open()
    await until(isSettled, { between: () => advance(STEP_MS), everyMs: 1 })
  }
  const isKept = () => until(() => localStorage.getItem(KEPT) !== null)
  /** A visitor who has connected Heron, and left the page. */
  const comeOnce = async () => {
    const heron = fakeEip1193Provider()
    announceOddly({}, heron.provider, listening.signal)
    await visit()
    await portico.connect('org.heron')
    await isKept()
    portico.destroy()
    return heron
  }
  const status = () => portico.account().value.status
  const rows = (): readonly string[] =>
    portico.wallets.value.rows.flatMap((row) =>
      row._tag === 'Installed' ? (row.unverified ? 'Unverified' : 'Installed') : [],
    )

  it('comes back, also without hashes of an earlier version, which are made anew [U-03] [U-35]', async () => {
    const { wallet } = await comeOnce()
    await visit()
    assert.equal(status(), 'connected')
    portico.destroy()
    localStorage.removeItem(KEPT)
    await visit()
    assert.equal(status(), 'connected')
    await isKept()
    assert.equal(wallet.connectPrompts(), 1)
  })

  it('comes back where it makes a provider for each answer, though other code of the page asks wallets again [S-10] [U-31]', async () => {
    const { provider, wallet } = fakeEip1193Provider()
    const ask = () => window.dispatchEvent(new Event('eip6963:requestProvider'))
    const tell = () => {
      const detail = Object.freeze({ info: WALLET, provider: { ...provider } })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    window.addEventListener('eip6963:requestProvider', tell, { signal: listening.signal })
    await visit()
    ask()
    await portico.connect('org.heron')
    await isKept()
    ask()
    portico.destroy()
    await visit()
    ask()
    assert.deepEqual([status(), ...rows()], ['connected', 'Installed'])
    assert.equal(wallet.connectPrompts(), 1)
  })

  it('does not come back as the wallet when its accounts are others than the remembered ones [S-25] [U-28]', async () => {
    await comeOnce()
    listening.abort()
    listening = new AbortController()
    const { provider, wallet } = fakeEip1193Provider({ accounts: [`0x${'b2'.repeat(20)}`] })
    wallet.remembersPage()
    announceOddly({}, provider, listening.signal)
    await visit()
    assert.equal(status(), 'disconnected')
  })

  it('is not asked where another one comes under its rdns: both are marked [S-11] [U-31]', async () => {
    const heron = await comeOnce()
    const other = fakeEip1193Provider()
    announceOddly({ uuid: '350670db-19fa-4704-a166-e52e178b59d3' }, other.provider, listening.signal)
    const before = heron.calls.length
    await visit()
    assert.equal(status(), 'disconnected')
    assert.deepEqual(rows(), ['Unverified', 'Unverified'])
    assert.deepEqual([heron.calls.length, other.calls.length], [before, 0])
  })
})
