import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Network } from '../../../domain/network/network.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { after } from '../../support/after.js'
import { aToken } from '../../support/aToken.js'
import { startTestCore } from '../../support/startTestCore.js'
import { valuesOf } from '../../support/valuesOf.js'

const ADDRESS = `0x${'a1'.repeat(20)}` as const
const SOLANA = aNetwork({
  id: 'main',
  caipNetworkId: 'solana:main',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
})

const setUp = ({ networks = [aNetwork()] }: { readonly networks?: readonly [Network, ...Network[]] } = {}) => {
  const { wallet, ...connector } = fakeWalletConnector({ id: 'fake', accounts: [ADDRESS] })
  const solana = fakeWalletConnector({
    id: 'sol',
    namespace: 'solana',
    accounts: ['So1'],
    caipNetworkId: 'solana:main',
  })
  const test = startTestCore({ connectors: [connector, solana], networks })
  const connect = async (id: string): Promise<void> => {
    await test.core.connect(id)()
    await test.time.advance(0)
  }
  return { wallet, connect, account: () => test.core.account('eip155').value, ...test }
}

describe('the account of a namespace', () => {
  it('has all 17 fields once every source answered [S3-01] [S3-03] [S6-01]', async () => {
    const { core, connect, chainRpc, identityApi, balanceApi, account } = setUp()
    const coin = {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      price: 3_000,
      quantity: { decimals: '18', numeric: '1.5' },
    } as const
    chainRpc.answerWith(TE.right(15n * 10n ** 17n))
    identityApi.answerWith(TE.right({ name: 'ada.eth', avatar: 'https://avatars.example/ada.png' }))
    balanceApi.answerWith(TE.right([coin, aToken()]))
    await connect('fake')
    core.commands.refreshBalances()
    await connect('fake')
    assert.deepEqual(account(), {
      caipAddress: `eip155:1:${ADDRESS}`,
      address: ADDRESS,
      balance: '1.5',
      balanceSymbol: 'ETH',
      profileName: 'ada.eth',
      profileImage: 'https://avatars.example/ada.png',
      user: undefined,
      tokenBalance: [coin, aToken()],
      smartAccountDeployed: undefined,
      currentTab: 'Tokens',
      preferredAccountType: 'smartAccount',
      socialProvider: undefined,
      socialWindow: undefined,
      farcasterUrl: undefined,
      connectedWalletInfo: { name: 'Fake Wallet' },
      addressExplorerUrl: `https://explorer.example/address/${ADDRESS}`,
      status: 'connected',
    })
  })

  it('gets its name on the next refresh if the first request failed, and is not asked for again [S7-11]', async () => {
    const { core, connect, identityApi, account, time } = setUp()
    identityApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 503 }))
    await connect('fake')
    identityApi.answerWith(TE.right({ name: 'ada.eth', avatar: undefined }))
    for (const _ of [1, 2]) {
      core.commands.refreshBalances()
      await time.advance(0)
    }
    assert.equal(account().profileName, 'ada.eth')
    assert.lengthOf(identityApi.asked, 2)
  })

  it('is separate per namespace: each has its own balance and symbol [S3-01] [U-40]', async () => {
    const { core, connect, chainRpc } = setUp({ networks: [aNetwork(), SOLANA] })
    chainRpc.answerWith(TE.right(10n ** 18n))
    await connect('fake')
    chainRpc.answerWith(TE.right(2n * 10n ** 9n))
    await connect('sol')
    const [evm, sol] = [core.account('eip155').value, core.account('solana').value]
    assert.deepEqual([evm.balance, evm.balanceSymbol, evm.preferredAccountType], ['1', 'ETH', 'smartAccount'])
    assert.deepEqual([sol.balance, sol.balanceSymbol, sol.preferredAccountType], ['2', 'SOL', 'eoa'])
  })

  it('is active if its namespace connected last', async () => {
    const { core, connect } = setUp({ networks: [aNetwork(), SOLANA] })
    await connect('fake')
    assert.equal(core.activeAccount.value.address, ADDRESS)
    await connect('sol')
    assert.equal(core.activeAccount.value.address, 'So1')
    assert.equal(core.network.value.activeNamespace, 'solana')
  })

  it('is never combined with balance, tokens or name of the previous account [S3-01] [U-40]', async () => {
    const { core, connect, wallet, chainRpc, identityApi, balanceApi, time } = setUp()
    chainRpc.answerWith(TE.right(10n ** 18n))
    identityApi.answerWith(TE.right({ name: 'ada.eth', avatar: undefined }))
    balanceApi.answerWith(TE.right([aToken()]))
    await connect('fake')
    core.commands.refreshBalances()
    await time.advance(0)
    const told: unknown[] = []
    core
      .account('eip155')
      .changes.subscribe(({ address, balance, profileName, tokenBalance }) =>
        told.push([address, balance, profileName, tokenBalance?.length]),
      )
    await wallet.movesToAccount('0xb')
    assert.deepEqual(told.slice(0, 2), [
      [ADDRESS, '1', 'ada.eth', 1],
      ['0xb', undefined, undefined, undefined],
    ])
  })

  it('keeps the full precision of its native balance [U-101]', async () => {
    const { connect, chainRpc, account } = setUp()
    chainRpc.answerWith(TE.right(10n ** 33n - 1n))
    await connect('fake')
    assert.equal(account().balance, '999999999999999.999999999999999999')
  })

  it('treats a native balance above the supply of any network as missing [U-101]', async () => {
    const { core, connect, chainRpc, account, time } = setUp()
    for (const units of [10n ** 33n + 1n, 2n ** 256n - 1n]) {
      chainRpc.answerWith(TE.right(units))
      await connect('fake')
      assert.isUndefined(account().balance)
      assert.deepEqual(core.balance.value, { _tag: 'Unavailable', last: undefined })
    }
    chainRpc.answerWith(TE.right(10n ** 33n))
    core.commands.refreshBalances()
    await time.advance(0)
    assert.equal(account().balance, '1000000000000000')
  })

  it("asks the wallet's network for the balance, and asks again after a switch", async () => {
    const optimism = aNetwork({ id: 10, caipNetworkId: 'eip155:10' })
    const { connect, wallet, time, chainRpc } = setUp({ networks: [aNetwork(), optimism] })
    await connect('fake')
    await wallet.movesToChain('eip155:10')
    await time.advance(0)
    assert.deepEqual(
      chainRpc.asked.map(({ caipNetworkId }) => caipNetworkId),
      ['eip155:1', 'eip155:10'],
    )
  })

  it('on an unconfigured chain asks no server, and has neither balance nor symbol nor link [U-36]', async () => {
    const { connect, wallet, time, chainRpc, identityApi, account } = setUp()
    await connect('fake')
    await wallet.movesToChain('eip155:137')
    await time.advance(0)
    const { caipAddress, balance, balanceSymbol, addressExplorerUrl, status } = account()
    assert.deepEqual(
      [caipAddress, balance, balanceSymbol, addressExplorerUrl, status],
      [`eip155:137:${ADDRESS}`, undefined, undefined, undefined, 'connected'],
    )
    assert.lengthOf(chainRpc.asked, 1)
    assert.lengthOf(identityApi.asked, 1)
  })

  it('links to the explorer of its network, with a single slash', async () => {
    const blockExplorers = { default: { name: 'Explorer', url: 'https://explorer.example/' } }
    const { connect, account } = setUp({ networks: [aNetwork({ blockExplorers })] })
    await connect('fake')
    assert.equal(account().addressExplorerUrl, `https://explorer.example/address/${ADDRESS}`)
  })

  it('requests no identity on a test network, nor off EVM', async () => {
    const { connect, identityApi } = setUp({ networks: [aNetwork({ testnet: true }), SOLANA] })
    await connect('fake')
    await connect('sol')
    assert.deepEqual(identityApi.asked, [])
  })

  it('is connected without name and balance if all servers are down, and reports which', async () => {
    const { connect, chainRpc, identityApi, account } = setUp()
    chainRpc.answerWith(TE.left({ _tag: 'Unreachable', cause: undefined }))
    identityApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 503 }))
    await connect('fake')
    assert.deepEqual([account().status, account().balance, account().profileName], ['connected', undefined, undefined])
  })

  it('ignores answers about an account that is no longer active', async () => {
    const { connect, wallet, time, chainRpc, identityApi, account } = setUp()
    chainRpc.answerWith(after(1_000, time.scheduler, E.right(10n ** 18n)))
    identityApi.answerWith(after(1_000, time.scheduler, E.right({ name: 'ada.eth', avatar: undefined })))
    await connect('fake')
    chainRpc.answerWith(TE.right(5n * 10n ** 18n))
    identityApi.answerWith(TE.right({ name: 'bob.eth', avatar: undefined }))
    await wallet.movesToAccount('0xb0b')
    await time.advance(10_000)
    assert.deepEqual([account().address, account().balance, account().profileName], ['0xb0b', '5', 'bob.eth'])
  })

  it('never shows the name or balance of one account with the address of another', async () => {
    const { core, connect, wallet, time, chainRpc, identityApi } = setUp()
    chainRpc.answerWith(TE.right(10n ** 18n))
    identityApi.answerWith(TE.right({ name: 'ada.eth', avatar: undefined }))
    await connect('fake')
    chainRpc.answerWith(after(1_000, time.scheduler, E.right(0n)))
    identityApi.answerWith(after(1_000, time.scheduler, E.right({ name: undefined, avatar: undefined })))
    const shown = valuesOf(core.account('eip155'))
    await wallet.movesToAccount('0xb0b')
    await time.advance(10_000)
    for (const { address, balance, profileName } of shown) {
      if (address === '0xb0b') assert.deepEqual([balance === '1', profileName], [false, undefined])
    }
  })

  it('is empty after a disconnect, except for the tab the visitor chose', async () => {
    const { core, connect, account } = setUp()
    await connect('fake')
    core.commands.chooseTab('Activity')
    await core.disconnect()()
    assert.deepEqual(
      [account().address, account().balance, account().status, account().currentTab],
      [undefined, undefined, 'disconnected', 'Activity'],
    )
  })
})
