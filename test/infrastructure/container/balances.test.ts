import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { type Route, type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const ADDRESS = `0x${'a1'.repeat(20)}`
const TOKEN = `eip155:1:0x${'b2'.repeat(20)}`
const [CHAINS, BALANCE] = ['/v1/supported-chains', `/v1/account/${ADDRESS}/balance`] as const
const entry = { name: 'Coin', symbol: 'COIN', chainId: 'eip155:1', quantity: { decimals: '18', numeric: '1.5' } }
const BALANCES: Route = { body: { balances: [entry, { ...entry, address: TOKEN }] } }

describe('watched balances', () => {
  let server: Routes
  let portico: Portico
  let time = makeVirtualTime()
  const say = (balance: Route): void => server.say({ [CHAINS]: { body: { http: ['eip155:1'] } }, [BALANCE]: balance })
  /** A connected page at its Account view, after the answer of the server. */
  const start = async (balance: Route): Promise<void> => {
    time = makeVirtualTime()
    const chainRpc = fakeChainRpc()
    // Like most EVM chains, it has no list of an account's tokens.
    chainRpc.answerTokensWith(TE.left({ _tag: 'NotConfigured' }))
    server = await startRoutes({})
    say(balance)
    portico = createPortico({
      networks: [mainnet],
      endpoints: { blockchainApi: server.url },
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'a', accounts: [ADDRESS] })]))
        value(PORTS.CHAIN_RPC, chainRpc)
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
        value(PORTS.SCHEDULER, time.scheduler)
      },
    })
    await portico.connect('a')
    await portico.open({ view: 'Account' })
    await passes(() => !['Unknown', 'Loading'].includes(portico.tokens.value._tag))
  }
  afterEach(async () => {
    portico.destroy()
    await server.close()
  })
  /** Waits for a condition without advancing the clock of the page, since a real server takes some time. */
  const passes = (holds: () => boolean) => until(holds, { between: () => time.advance(0), everyMs: 1 })
  const asked = (): readonly URLSearchParams[] =>
    server.urls.filter(({ pathname }) => pathname === BALANCE).map(({ searchParams }) => searchParams)

  it('are requested by currency and chain, and next time with the tokens to refresh [S7-20]', async () => {
    await start(BALANCES)
    await time.advance(30_000)
    await passes(() => asked().length > 1)
    const fields = ['currency', 'chainId', 'forceUpdate']
    assert.deepEqual(
      asked().map((query) => fields.map((field) => query.get(field))),
      [
        ['usd', 'eip155:1', null],
        ['usd', 'eip155:1', TOKEN],
      ],
    )
  })

  it('are unavailable if the server fails, are not requested again for 30 s, and then return [S8-04]', async () => {
    await start({ status: 500 })
    const { value } = portico.snackbar
    assert.deepEqual(value._tag === 'Shown' && value.notice, { _tag: 'TokenBalanceUnavailable' })
    say(BALANCES)
    await time.advance(29_999)
    portico.commands.refreshBalances()
    await time.advance(0)
    assert.equal(portico.tokens.value._tag, 'Unavailable')
    assert.lengthOf(asked(), 1)
    await time.advance(1)
    await passes(() => portico.tokens.value._tag === 'Loaded')
    assert.lengthOf(asked(), 2)
  })

  it('are limited to 500, the coin and the most valuable ones, since anybody can send tokens to an address [S-23]', async () => {
    const worth = (value: number) => ({ ...entry, address: `eip155:1:0x${'c'.repeat(36)}${value}`, price: 1, value })
    const sent = [...Array.from({ length: 5_000 }, (_, value) => worth(value + 1_000)), entry]
    await start({ body: { balances: sent } })
    const { value } = portico.tokens
    const shown = value._tag === 'Loaded' ? value.tokens : []
    assert.deepEqual(
      shown.map(({ address }) => address),
      sent.slice(-500).map((each) => ('address' in each ? each.address : undefined)),
    )
  })

  for (const status of [429, 503])
    it(`are not requested within the Retry-After of a ${status} either [S8-49] [U-59]`, async () => {
      await start({ status, headers: { 'retry-after': '50' } })
      say(BALANCES)
      await time.advance(30_000)
      await passes(() => portico.tokens.value._tag === 'Unavailable' && portico.tokens.value.retryAt === 50_000)
      assert.lengthOf(asked(), 1)
      await time.advance(30_000)
      await passes(() => portico.tokens.value._tag === 'Loaded')
      assert.lengthOf(asked(), 2)
    })
})
