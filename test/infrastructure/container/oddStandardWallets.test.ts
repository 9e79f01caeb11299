import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { Portico } from '../../../application/portico.js'
import { CHAIN_RPC } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, solana } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { until } from '../../support/until.js'
import { porticoErrorOf } from './setUpFamilies.js'
import { inPage } from './setUpLogins.js'

const ACCOUNT = 'So11111111111111111111111111111111111111112'
const OTHER = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBVf9Ss623VQ5DA'
const MANY = Array.from({ length: 300 }, (_, index) => `eip155:${index + 1}`)

const accountOf = (address: string, chains: readonly string[] = ['solana:mainnet']) => ({
  address,
  chains,
  publicKey: new Uint8Array(32),
  features: [],
})

describe('a wallet that deviates from the Wallet Standard', () => {
  inPage()
  let portico: Portico
  afterEach(() => portico.destroy())

  /** A page with a wallet that answers connect like this, and the accounts it exposes. */
  const visit = async (answer: () => unknown, chains: readonly string[] = ['solana:mainnet']) => {
    const { wallet, tell } = fakeStandardWallet({
      name: 'Heron',
      account: ACCOUNT,
      chains: [],
      scheduler: asyncScheduler,
    })
    let shown: readonly unknown[] = [accountOf(ACCOUNT)]
    const connect = { version: '1.0.0', connect: async () => answer() }
    const own = {
      version: '1.0.0',
      name: 'Heron',
      icon: wallet['icon'],
      chains,
      features: { ...(wallet['features'] as object), 'standard:connect': connect },
      get accounts() {
        return shown
      },
    }
    portico = createPortico({
      networks: [mainnet, solana],
      override: ({ value }) => value(CHAIN_RPC, fakeChainRpc()),
    })
    await portico.open()
    const register = ({ register: add }: { readonly register: (one: object) => unknown }) => add(own)
    const ready = () => window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    await until(() => {
      ready()
      return portico.wallets.value.rows.some(({ id }) => id === 'standard:Heron')
    })
    return {
      connect: () => portico.connect('standard:Heron', 'solana'),
      address: () => portico.account('solana').value.address,
      changes: (to: readonly unknown[], change: unknown) => {
        shown = to
        tell(change)
      },
    }
  }

  for (const [what, answer] of [
    ['nothing', () => undefined],
    ['null', () => null],
    ['its list as it is', () => [accountOf(ACCOUNT)]],
  ] as const)
    it(`is connected by the accounts it exposes if it answers ${what}`, async () => {
      const { connect, address } = await visit(answer)
      await connect()
      assert.equal(address(), ACCOUNT)
    })

  it('is listed and connected with 301 chains, the last one of them Solana', async () => {
    const chains = [...MANY, 'solana:mainnet']
    const { connect, address } = await visit(() => ({ accounts: [accountOf(ACCOUNT, chains)] }), chains)
    await connect()
    assert.equal(address(), ACCOUNT)
  })

  for (const [what, answer, code] of [
    ["the visitor's no", { error: { code: 4001 } }, 'REJECTED'],
    ['that another request is shown', { code: -32002, message: 'pending' }, 'PENDING'],
  ] as const)
    it(`is not connected, with the reason for the visitor, if it answers ${what} [S8-09]`, async () => {
      const { connect } = await visit(() => answer)
      assert.equal((await porticoErrorOf(connect())).code, `PTC-CONNECT-${code}`)
    })

  for (const [what, change] of [
    ['nothing', undefined],
    ['an empty object', {}],
    ['its list as it is', [accountOf(OTHER)]],
    ['addresses alone', { accounts: [OTHER] }],
    ['one account', { accounts: accountOf(OTHER) }],
  ] as const)
    it(`is followed to the account it exposes if its change event has ${what} [U-42]`, async () => {
      const { connect, address, changes } = await visit(() => ({ accounts: [accountOf(ACCOUNT)] }))
      await connect()
      changes([accountOf(OTHER)], change)
      assert.equal(address(), OTHER)
    })

  for (const accounts of [undefined, null])
    it(`is disconnected if it exposes no account, and its change event has ${accounts} [U-34]`, async () => {
      const { connect, address, changes } = await visit(() => ({ accounts: [accountOf(ACCOUNT)] }))
      await connect()
      changes([], { accounts })
      assert.isUndefined(address())
    })

  it('stays connected if its change event is about chains or features, whatever accounts it exposes meanwhile', async () => {
    const { connect, address, changes } = await visit(() => ({ accounts: [accountOf(ACCOUNT)] }))
    await connect()
    for (const change of [{ chains: ['solana:mainnet'] }, { features: {} }]) changes([], change)
    assert.equal(address(), ACCOUNT)
  })
})
