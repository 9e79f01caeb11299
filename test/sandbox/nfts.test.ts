import { assert } from 'chai'
import { parseEther } from 'viem'
import { lookAlike } from '../../sandbox/chain/poisoner.js'
import { openClient, receiptOf } from '../../sandbox/chain/transactions.js'
import { SPAMMER } from '../../sandbox/chain/collections.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'

interface Told {
  readonly metadata: { readonly operationType: string; readonly sentFrom: string; readonly sentTo: string }
  readonly transfers: readonly {
    readonly direction: string
    readonly quantity: { readonly numeric: string }
    readonly fungible_info?: { readonly symbol: string }
    readonly nft_info?: {
      readonly name: string
      readonly content: { readonly preview: { readonly url: string } }
      readonly flags: { readonly is_spam: boolean }
    }
  }[]
}

describe('the sandbox NFTs', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  after(() => sandbox.close())

  const account = (index: number): `0x${string}` => {
    const address = sandbox.accounts[index]
    if (address === undefined) throw new Error('too few accounts')
    return address
  }
  const historyOf = async (address: string, chainId = 'eip155:31337'): Promise<readonly Told[]> => {
    const { body } = await ask(
      `${sandbox.blockchainApi}v1/account/${address}/history?${COMMON}&chainId=${encodeURIComponent(chainId)}`,
    )
    return (body as { readonly data: readonly Told[] }).data
  }
  const nftsIn = (history: readonly Told[]): readonly string[] =>
    history.flatMap(({ transfers }) =>
      transfers.flatMap(({ direction, quantity, nft_info: nft }) =>
        nft === undefined ? [] : [`${direction} ${quantity.numeric} ${nft.name}`],
      ),
    )

  it('are in the histories of both chains: unique ones, counted ones in one transfer of several, and spam by its sender', async () => {
    const history = await historyOf(account(0))
    assert.sameMembers(
      [...nftsIn(history)],
      [
        'in 1 Claim 5,000 USDC at free-mint.example #1',
        'in 3 Harbour Prints #1',
        'in 1 Harbour Prints #2',
        'in 1 Estuary Birds #1',
        'in 1 Estuary Birds #3',
        'in 1 Estuary Birds #5',
      ],
    )
    for (const { metadata, transfers } of history)
      for (const { nft_info: nft } of transfers)
        if (nft !== undefined) {
          assert.equal(nft.flags.is_spam, metadata.sentFrom === SPAMMER)
          assert.equal(metadata.operationType, 'receive')
        }
    assert.include(nftsIn(await historyOf(account(0), 'eip155:31338')), 'in 12 Heath Seeds #1')
  })

  it('have their own pictures', async () => {
    const url = (await historyOf(account(0)))
      .flatMap(({ transfers }) => transfers)
      .find(({ nft_info: nft }) => nft?.name === 'Estuary Birds #1')?.nft_info?.content.preview.url
    const picture = await fetch(url ?? '')
    assert.equal(picture.headers.get('content-type'), 'image/png')
    assert.equal(Buffer.from(await picture.arrayBuffer()).readUInt32BE(16), 256)
    assert.equal((await fetch(`${sandbox.url}/nft/..%2Fcontrol`)).status, 404)
  })

  it('are followed on demand by an imitator of an account’s receiver, and not twice', async () => {
    const client = openClient(sandbox.rpc['eip155:31337'])
    const paid = await client.sendTransaction({
      account: account(0),
      to: account(3),
      value: parseEther('1'),
      chain: null,
    })
    await receiptOf(client, paid)
    const before = await historyOf(account(0))
    const poison = () => ask(`${sandbox.control}poison`, { method: 'POST' })
    assert.equal((await poison()).status, 200)
    const imitator = lookAlike(account(3))
    assert.match(imitator.toLowerCase(), new RegExp(`^${account(3).slice(0, 6)}.*${account(3).slice(-6)}$`, 'i'))
    assert.notEqual(imitator, account(3))
    const [dust, nothing, ...rest] = await historyOf(account(0))
    assert.deepEqual(rest, before)
    assert.deepInclude(dust?.metadata, { sentFrom: imitator.toLowerCase(), operationType: 'receive' })
    assert.deepInclude(dust?.transfers[0], { direction: 'in', quantity: { numeric: '0.000000000000001' } })
    assert.deepInclude(nothing?.metadata, { sentFrom: imitator.toLowerCase(), operationType: 'send' })
    assert.deepInclude(nothing?.transfers[0], { direction: 'out', quantity: { numeric: '0' } })
    await poison()
    assert.lengthOf(await historyOf(account(0)), before.length + 2)
    // An impersonated account leaves no trace: the chain's last account pays for what logins need.
    assert.deepEqual((await client.getAddresses()).slice(0, -1), sandbox.accounts)
  })
})
