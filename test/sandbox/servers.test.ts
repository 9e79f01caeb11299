import * as E from 'fp-ts/Either'
import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import { balancesQuestion } from '../../infrastructure/blockchainApi/balances.lazy.js'
import { identityQuestion } from '../../infrastructure/blockchainApi/identity.lazy.js'
import { supportedChainsQuestion } from '../../infrastructure/blockchainApi/supportedChains.lazy.js'
import { makeHttpChainRpc } from '../../infrastructure/chainRpc/httpChainRpc.js'
import { commonQuery } from '../../infrastructure/http/HttpClient.js'
import { makeHttpClient } from '../../infrastructure/http/makeHttpClient.js'
import { makeHttpConfigApi } from '../../infrastructure/walletApi/httpConfigApi.js'
import { makeHttpDirectoryApi } from '../../infrastructure/walletApi/httpDirectoryApi.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { rightOf } from '../support/rightOf.js'
import { isTestAppLink } from '../support/isTestAppLink.js'

const USD = 'usd'

describe('the product’s adapters against a running sandbox', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  after(() => sandbox.close())

  const clientOf = (baseUrl: string, projectId = 'sandbox') =>
    makeHttpClient({
      baseUrl,
      common: commonQuery({ projectId, ui: 'test', adapters: [], version: '0' }),
      fetch,
      scheduler: asyncScheduler,
    })
  const owner = (index: number): string => sandbox.accounts[index] ?? ''

  it("[S7-02] read the sandbox's configuration", async () => {
    const api = makeHttpConfigApi({ client: clientOf(sandbox.walletApi) })
    sandbox.setFeatures([{ id: 'swap', isEnabled: false, config: [] }])
    assert.deepInclude(await rightOf(api.features), { swaps: false })
    sandbox.setFeatures()
    assert.deepInclude(await rightOf(api.features), { swaps: ['1inch'], email: true })
  })

  it('[S7-04] read a page of the directory, on the requested chains only', async () => {
    const api = makeHttpDirectoryApi({ client: clientOf(sandbox.walletApi), isAppLink: isTestAppLink })
    const page = await rightOf(
      api.page({
        page: 1,
        entries: 40,
        include: [],
        exclude: [],
        chains: ['eip155:8453'],
        search: '',
        certifiedOnly: false,
      }),
    )
    assert.lengthOf(page.wallets, 40)
    assert.isBelow(page.count, 640)
    assert.isTrue(page.wallets.every(({ chains }) => chains.includes('eip155:8453')))
  })

  it('[S7-10][S7-11] read the served chains, and the on-chain name of an address', async () => {
    const client = clientOf(sandbox.blockchainApi)
    assert.isTrue((await rightOf(supportedChainsQuestion.ask(client)())).http.has('eip155:31337'))
    const identity = identityQuestion.ask(client)
    assert.equal(
      (await rightOf(identity({ address: owner(2), sender: undefined, chainId: 'eip155:31337' }))).name,
      'wren.sandbox',
    )
    assert.isUndefined(
      (await rightOf(identity({ address: owner(0), sender: undefined, chainId: 'eip155:31337' }))).name,
    )
  })

  it('[S7-20][S3-03] read the chain’s own balances, coin and tokens', async () => {
    const balances = balancesQuestion.ask(clientOf(sandbox.blockchainApi))
    const { tokens } = await rightOf(balances({ address: owner(0), chainId: 'eip155:31337', currency: USD }))
    const [coin, dollar] = tokens
    assert.deepInclude(coin, { symbol: 'ETH', price: 3120.5, quantity: { decimals: '18', numeric: '12.3456789' } })
    assert.notProperty(coin, 'address')
    assert.deepInclude(dollar, { symbol: 'CDR', value: 1250.75, quantity: { decimals: '6', numeric: '1250.75' } })
    assert.match(dollar?.address ?? '', /^eip155:31337:0x[0-9a-f]{40}$/)
    assert.include(
      tokens.map(({ symbol }) => symbol),
      'RAFFLE',
      'one with 0 decimals, for the product to drop',
    )
  })

  it('[S7-20][S9-20] read the Solana assets of an account: the coin, the SPL token, and no others', async () => {
    const { solana } = sandbox
    if (solana === undefined) return assert.fail('litesvm does not run here')
    const { caipNetworkId, token } = solana
    const client = clientOf(sandbox.blockchainApi)
    const balances = balancesQuestion.ask(client)
    const held = async (index: number) =>
      (await rightOf(balances({ address: solana.accounts[index] ?? '', chainId: caipNetworkId, currency: USD }))).tokens
    const [coin, dollar, ...others] = await held(0)
    assert.isEmpty(others)
    assert.deepInclude(coin, {
      name: 'Solana',
      symbol: 'SOL',
      chainId: caipNetworkId,
      price: 142.6,
      quantity: { decimals: '9', numeric: '12.5' },
    })
    assert.notProperty(coin, 'address')
    assert.deepInclude(dollar, {
      symbol: token.symbol,
      address: `${caipNetworkId}:${token.mint}`,
      value: 150.25,
      quantity: { decimals: '6', numeric: '150.25' },
    })
    assert.lengthOf(await held(2), 1)
    const nobody = await rightOf(
      identityQuestion.ask(client)({
        address: solana.accounts[0] ?? '',
        sender: undefined,
        chainId: caipNetworkId,
      }),
    )
    assert.isUndefined(nobody.name)
  })

  it('read the native balance through the proxy that a page uses', async () => {
    const rpc = makeHttpChainRpc({ fetch, scheduler: asyncScheduler })
    assert.equal(await rightOf(rpc.nativeBalance(sandbox.network, owner(0))), 12_345_678_900_000_000_000n)
    rpc.dispose()
  })

  it('are refused without a known project', async () => {
    const refused = await makeHttpConfigApi({ client: clientOf(sandbox.walletApi, 'somebody-else') }).features()
    assert.deepEqual(refused, E.left({ _tag: 'HttpStatus', status: 403 }))
  })
})
