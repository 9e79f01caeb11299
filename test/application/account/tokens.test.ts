import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeLoadTokens } from '../../../application/account/loadAccount.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { CaipNetworkId, ChainNamespace } from '../../../domain/network/network.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { after } from '../../support/after.js'
import { aToken } from '../../support/aToken.js'
import { startTestCore } from '../../support/startTestCore.js'
import { rightOf } from '../../support/rightOf.js'
import { valuesOf } from '../../support/valuesOf.js'

const DOWN: RemoteError = { _tag: 'HttpStatus', status: 503 }
const ADDRESS = `0x${'a1'.repeat(20)}`

/** A connected page. Its balances are cached and rate-limited as in the product. */
const setUp = async () => {
  const fake = fakeWalletConnector({ accounts: [ADDRESS] })
  const test = startTestCore({ connectors: [fake] })
  await rightOf(test.core.connect(fake.id))
  await test.time.advance(0)
  const notices = valuesOf(test.core.snackbar)
  const told = (): number =>
    notices.filter((snackbar) => snackbar._tag === 'Shown' && snackbar.notice._tag === 'TokenBalanceUnavailable').length
  return { wallet: fake.wallet, told, ...test }
}

describe('tokens', () => {
  it('are requested when the Account view opens, and not before', async () => {
    const { core, time, balanceApi } = await setUp()
    await time.advance(120_000)
    assert.deepEqual(balanceApi.asked, [])
    core.open()
    await time.advance(0)
    assert.deepEqual(balanceApi.asked, [{ address: ADDRESS, chainId: 'eip155:1', currency: 'usd' }])
  })

  it('are not requested by another view', async () => {
    const { core, time, balanceApi } = await setUp()
    core.open({ name: 'AllWallets' })
    await time.advance(120_000)
    assert.deepEqual(balanceApi.asked, [])
  })

  it('are those of the server, without tokens of zero decimals [S3-03] [S5-09]', async () => {
    const { core, time, balanceApi } = await setUp()
    balanceApi.answerWith(
      TE.right([aToken(), aToken({ name: 'Spam', quantity: { decimals: '0', numeric: '1000000' } })]),
    )
    core.open()
    await time.advance(0)
    assert.deepEqual(core.tokens.value, { _tag: 'Loaded', tokens: [aToken()] })
  })

  it('are Loading until the first answer', async () => {
    const { core, time, balanceApi } = await setUp()
    balanceApi.answerWith(after(1_000, time.scheduler, E.right([aToken()])))
    assert.deepEqual(core.tokens.value, { _tag: 'Unknown' })
    core.open()
    await time.advance(1)
    assert.deepEqual(core.tokens.value, { _tag: 'Loading' })
    await time.advance(1_000)
    assert.equal(core.tokens.value._tag, 'Loaded')
  })

  it('that fail keep the last list, and report it once, with the time of the next try [S8-04] [S9-03]', async () => {
    const { core, time, balanceApi, told } = await setUp()
    balanceApi.answerWith(TE.right([aToken()]))
    core.open()
    await time.advance(0)
    balanceApi.answerWith(TE.left(DOWN))
    await time.advance(30_000)
    assert.deepEqual(core.tokens.value, { _tag: 'Unavailable', tokens: [aToken()], retryAt: 60_000 })
    assert.deepEqual(core.account('eip155').value.tokenBalance, [aToken()])
    assert.equal(told(), 1)
  })

  it('are not requested again within 30 s of a failure, but after it [S8-04] [S9-03]', async () => {
    const { core, time, balanceApi, told } = await setUp()
    balanceApi.answerWith(TE.left(DOWN))
    core.open()
    await time.advance(5_000)
    for (let press = 0; press < 5; press += 1) core.commands.refreshBalances()
    await time.advance(24_999)
    assert.lengthOf(balanceApi.asked, 1)
    assert.equal(told(), 1)
    assert.equal(core.tokens.value._tag === 'Unavailable' && core.tokens.value.retryAt, 30_000)
    balanceApi.answerWith(TE.right([aToken()]))
    await time.advance(1)
    assert.equal(core.tokens.value._tag, 'Loaded')
  })

  it('report a failure until it is dismissed, and not again while blocked [S8-04]', async () => {
    const { core, time, balanceApi } = await setUp()
    balanceApi.answerWith(TE.left(DOWN))
    core.open()
    await time.advance(20_000)
    const { value } = core.snackbar
    assert.equal(value._tag === 'Shown' && value.notice._tag, 'TokenBalanceUnavailable')
    core.commands.dismissNotice()
    core.commands.refreshBalances()
    await time.advance(5_000)
    assert.deepEqual(core.snackbar.value, { _tag: 'Hidden' })
  })

  it('are unknown, not empty, on a page without a blockchain server, and that is no failure', async () => {
    const { core, time, balanceApi, told } = await setUp()
    balanceApi.answerWith(TE.left({ _tag: 'NotConfigured' }))
    core.open()
    await time.advance(1_000)
    assert.deepEqual(core.tokens.value, { _tag: 'NotConfigured' })
    assert.equal(told(), 0)
    assert.deepEqual(core.outages.value, [])
  })

  it('exist on EVM and Solana, and are not requested elsewhere [S9-20]', async () => {
    const asked = async (caipNetworkId: CaipNetworkId): Promise<number> => {
      const balanceApi = fakeBalanceApi()
      const namespace = caipNetworkId.split(':')[0] as ChainNamespace
      const account = { _tag: 'Unsupported', namespace, address: 'an-address', caipNetworkId } as const
      await makeLoadTokens({ balanceApi, currency: 'usd' })(account, 0, [])()
      return balanceApi.asked.length
    }
    for (const id of ['eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const)
      assert.equal(await asked(id), 1)
    for (const id of [
      'bip122:000000000019d6689c085ae165831e93',
      'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      'cosmos:cosmoshub-4',
    ] as const)
      assert.equal(await asked(id), 0)
  })

  it('are dropped after an account change, also if they arrive late', async () => {
    const { core, time, wallet, balanceApi } = await setUp()
    balanceApi.answerWith(after(1_000, time.scheduler, E.right([aToken({ name: 'Of Ada' })])))
    core.open()
    await time.advance(500)
    balanceApi.answerWith(TE.right([aToken({ name: 'Of Bob' })]))
    await wallet.movesToAccount('0xb0b')
    await time.advance(10_000)
    const { value } = core.tokens
    assert.deepEqual(value._tag === 'Loaded' && value.tokens.map(({ name }) => name), ['Of Bob'])
  })
})

describe('watched balances', () => {
  it('are refreshed every 30 s [S9-01]', async () => {
    const { core, time, balanceApi, chainRpc } = await setUp()
    core.open()
    await time.advance(0)
    const before = chainRpc.asked.length
    await time.advance(29_999)
    assert.lengthOf(balanceApi.asked, 1)
    await time.advance(1)
    assert.lengthOf(balanceApi.asked, 2)
    assert.equal(chainRpc.asked.length, before + 1)
    await time.advance(60_000)
    assert.lengthOf(balanceApi.asked, 4)
  })

  it('come from the cache if the visitor refreshes within 30 s [S9-01]', async () => {
    const { core, time, balanceApi } = await setUp()
    core.open()
    await time.advance(10_000)
    core.commands.refreshBalances()
    await time.advance(10_000)
    assert.lengthOf(balanceApi.asked, 1)
  })

  it('pause while the page is hidden, and are refreshed when it is visible again [U-60]', async () => {
    const { core, time, balanceApi, host } = await setUp()
    core.open()
    await time.advance(0)
    host.visible.set(false)
    await time.advance(300_000)
    assert.lengthOf(balanceApi.asked, 1)
    host.visible.set(true)
    await time.advance(0)
    assert.lengthOf(balanceApi.asked, 2)
  })

  it('pause while the modal is closed or shows another view [U-57]', async () => {
    const { core, time, balanceApi } = await setUp()
    core.open()
    await time.advance(0)
    core.commands.go({ name: 'AllWallets' })
    await time.advance(120_000)
    assert.lengthOf(balanceApi.asked, 1)
    core.commands.close()
    await time.advance(120_000)
    assert.lengthOf(balanceApi.asked, 1)
    assert.equal(time.scheduler.actions.length, 0)
  })
})
