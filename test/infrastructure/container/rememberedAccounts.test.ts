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
/** Short, so that hashing finishes before the wallet is given up. */
const STEP_MS = 10

describe('a wallet of an earlier visit, by its stored account hashes', () => {
  inPage()
  let portico: Portico
  let listening: AbortController
  // Loads the code that compares accounts, which may be slow.
  before(() => import('../../../infrastructure/storage/accountMemory.lazy.js'))
  beforeEach(() => (listening = new AbortController()))
  afterEach(() => {
    portico.destroy()
    listening.abort()
  })

  let time = makeVirtualTime()
  /** A visit; the wallet's state is final once it was given up. */
  const visit = async (): Promise<void> => {
    const { scheduler, advance } = (time = makeVirtualTime())
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
  const isKept = () =>
    until(() => localStorage.getItem(KEPT) !== null, { between: () => time.advance(STEP_MS), everyMs: 1 })
  /** A visitor who connected Heron and left the page. */
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

  it('is restored, also without hashes of an earlier version, which are then created [U-03] [U-35]', async () => {
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

  it('is restored if it makes a provider for each answer, even when another script asks wallets again [S-10] [U-31]', async () => {
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

  it('is not restored if its accounts differ from the stored ones [S-25] [U-28]', async () => {
    await comeOnce()
    listening.abort()
    listening = new AbortController()
    const { provider, wallet } = fakeEip1193Provider({ accounts: [`0x${'b2'.repeat(20)}`] })
    wallet.remembersPage()
    announceOddly({}, provider, listening.signal)
    await visit()
    assert.equal(status(), 'disconnected')
  })

  it('is not asked if another one claims its rdns: both are unverified [S-11] [U-31]', async () => {
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
