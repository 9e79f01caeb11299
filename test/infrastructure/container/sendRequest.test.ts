import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { SendApi, SendRequest } from '../../../application/send/sendApi.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { bitcoin, mainnet, polygon, solana } from '../../../networks.js'
import { anAnswer } from '../../support/anAnswer.js'
import { turn } from '../../support/turn.js'
import { sendPages } from './sendPages.js'
import { aWalletOf, CONTRACT, failureOf, FROM, HASH, TO, TYPED } from './setUpSend.js'

const CLOSED = 'PTC-MODAL-CLOSED: Modal closed'
const MOVED = 'PTC-REQUEST-MOVED: The wallet changed while the request was open'
const INCOMPLETE = 'PTC-SEND-INCOMPLETE: An amount and receiver address are required'
const NOT_CONNECTED = 'PTC-REQUEST-NOT-CONNECTED: No wallet is connected'
const UNSUPPORTED = 'PTC-CHAIN-UNSUPPORTED: Unsupported chain'
const WHOLE: SendRequest = { asset: 'coin', amount: '0.5', to: TYPED }

describe('a transfer requested by a host', () => {
  const pages = sendPages()
  const isShown = (view: string) => () => pages.world.viewOf() === view
  const formOf = ({ state: { value } }: SendApi) => (value._tag === 'Ready' ? value.form : undefined)
  const fixedOf = ({ state: { value } }: SendApi) => (value._tag === 'Ready' ? value.fixed : undefined)
  /** Requests it, and waits until it is prepared. */
  const ask = async (api: SendApi, request: SendRequest = WHOLE): Promise<{ readonly ended: Promise<unknown> }> => {
    const ended = failureOf(api.request(request))
    await pages.world.passes(() => pages.world.stepOf(api) === 'Prepared')
    return { ended }
  }

  it('opens the prefilled preview, and resolves with the hash once the wallet sent it [S1-06] [U-103]', async () => {
    const api = await pages.visit()
    const { ended } = await ask(api)
    assert.equal(pages.world.viewOf(), 'WalletSendPreview')
    assert.deepEqual(fixedOf(api), ['assetId', 'amount', 'receiver'])
    const asset = { _tag: 'Coin', units: 5n * 10n ** 17n } as const
    assert.deepEqual(pages.world.transfers.prepared, [{ from: FROM, to: TO, asset }])
    await api.confirm()
    assert.deepEqual(await ended, { resolved: { hash: HASH } })
    assert.equal(pages.world.viewOf(), 'WalletSendConfirmed')
    assert.lengthOf(pages.world.portico.pending.value, 1)
  })

  it('resolves with the proposal of a multi-owner wallet instead of a hash [U-107]', async () => {
    const safe: WalletConnector = {
      ...aWalletOf('eip155', 'safe', 'eip155:1', FROM),
      request: ({ method }) => TE.right(method === 'eth_chainId' ? '0x1' : HASH),
      proposalFate: () => TE.right({ _tag: 'Waiting', signed: 1, needed: 2 }),
    }
    pages.open({ others: [safe] })
    await pages.world.portico.connect('safe')
    const api = await pages.world.send()
    const { ended } = await ask(api)
    assert.equal(await api.confirm(), HASH)
    assert.deepEqual(await ended, { resolved: { proposal: HASH } })
    assert.equal(pages.world.viewOf(), 'WalletSendConfirmed')
    assert.equal(pages.world.stepOf(api), 'Proposed')
    assert.equal(pages.world.transfers.prepared[0]?.feePayer, 'Executor')
    assert.isEmpty(pages.world.portico.pending.value)
  })

  it('lets the visitor fill in what is missing, and nothing else', async () => {
    const api = await pages.visit()
    void failureOf(api.request({ to: TYPED }))
    await pages.world.passes(isShown('WalletSend'))
    assert.deepEqual(fixedOf(api), ['receiver'])
    api.setReceiver(FROM)
    api.setAmount({ _tag: 'Asset', text: '1' })
    assert.deepEqual(formOf(api), { assetId: 'coin', amount: { _tag: 'Asset', text: '1' }, receiver: TYPED })
    void failureOf(api.request({ amount: '2' }))
    await pages.world.passes(() => fixedOf(api)?.includes('amount') === true)
    assert.deepEqual(fixedOf(api), ['assetId', 'amount'], 'an amount is one of something')
    api.choose(CONTRACT)
    api.setAmount({ _tag: 'All' })
    assert.deepEqual(formOf(api), { assetId: 'coin', amount: { _tag: 'Asset', text: '2' }, receiver: '' })
  })

  it('rejects with "Modal closed" when the visitor closes it, and resets the form [S8-08]', async () => {
    const api = await pages.visit()
    const { ended } = await ask(api)
    pages.world.portico.close()
    assert.equal(await ended, CLOSED)
    await pages.world.passes(() => pages.world.stepOf(api) === 'Editing')
    assert.deepEqual(formOf(api), { assetId: 'coin', amount: { _tag: 'Asset', text: '' }, receiver: '' })
    assert.deepEqual(fixedOf(api), [])
  })

  it('ends when the visitor navigates elsewhere in the modal: a later transfer is another one [S8-08]', async () => {
    const api = await pages.visit()
    const { ended } = await ask(api)
    await pages.world.portico.open({ view: 'Account' })
    assert.equal(await ended, CLOSED)
    assert.equal(pages.world.stepOf(api), 'Editing')
  })

  it('ends when the wallet changes account or network, with an empty form', async () => {
    const api = await pages.visit()
    const moves = [
      () => pages.world.wallet.movesToAccount(TO),
      () => pages.world.wallet.movesToChain(polygon.caipNetworkId),
    ]
    for (const move of moves) {
      const { ended } = await ask(api, { amount: '0.5', to: `0x${'d4'.repeat(20)}` })
      await move()
      assert.equal(await ended, MOVED)
      assert.deepEqual(fixedOf(api), [])
    }
  })

  it('resolves with the hash even if the modal was closed while the wallet was asked, or rejects with "Modal closed" if it declined [S8-08]', async () => {
    for (const given of [E.right(HASH), E.left({ _tag: 'RequestRejected' } as const)]) {
      const api = await pages.visit()
      const { ended } = await ask(api)
      const answer = anAnswer<{ readonly _tag: 'RequestRejected' }, unknown>()
      pages.world.walletAnswers(answer.task)
      const confirming = failureOf(api.confirm())
      await pages.world.passes(() => pages.world.walletAsked().length === 2)
      pages.world.portico.close()
      await turn()
      assert.equal(pages.world.stepOf(api), 'Asking')
      const moving = api.request({ ...WHOLE, caipNetworkId: polygon.caipNetworkId })
      assert.match(String(await failureOf(moving)), /^PTC-CONNECT-PENDING/)
      assert.deepInclude(pages.world.portico.network.value.active, { network: mainnet })
      answer.give(given)
      await confirming
      assert.deepEqual(await ended, E.isRight(given) ? { resolved: { hash: HASH } } : CLOSED)
      await pages.world.passes(() => pages.world.stepOf(api) === 'Editing')
      pages.world.portico.destroy()
    }
  })

  it('replaces an older one, even one that is still looking up its token', async () => {
    const api = await pages.visit()
    const { ended } = await ask(api)
    const looking = failureOf(api.request({ ...WHOLE, asset: TO }))
    const { ended: newest } = await ask(api, { amount: '0.25', to: TYPED })
    assert.equal(await ended, CLOSED)
    await pages.world.time.advance(10_000)
    assert.equal(await looking, CLOSED)
    await pages.world.passes(() => pages.world.stepOf(api) === 'Prepared')
    await api.confirm()
    assert.deepEqual(await newest, { resolved: { hash: HASH } })
  })

  it('is rejected if the visitor confirmed an older one during its token lookup', async () => {
    const api = await pages.visit()
    const { ended } = await ask(api)
    const looking = failureOf(api.request({ ...WHOLE, asset: TO }))
    const answer = anAnswer<never, unknown>()
    pages.world.walletAnswers(answer.task)
    const confirming = api.confirm()
    await pages.world.time.advance(10_000)
    assert.match(String(await looking), /^PTC-CONNECT-PENDING/)
    assert.deepInclude(formOf(api), { receiver: TYPED })
    answer.give(E.right(HASH))
    await confirming
    assert.deepEqual(await ended, { resolved: { hash: HASH } })
  })

  it('rejects with an unknown outcome of the wallet, whatever the visitor does then: it may be paid [S-28]', async () => {
    const errors = [{ _tag: 'RequestOutcomeUnknown' }, { _tag: 'RequestTimedOut', afterMs: 1 }] as const
    for (const error of errors) {
      const api = await pages.visit()
      const { ended } = await ask(api)
      pages.world.walletAnswers(TE.left(error))
      await failureOf(api.confirm())
      pages.world.portico.close()
      assert.match(String(await ended), /^PTC-REQUEST-/)
      pages.world.portico.destroy()
    }
  })

  it('leaves the older one on screen if it is rejected itself', async () => {
    const api = await pages.visit()
    const { ended } = await ask(api)
    assert.equal(await failureOf(api.request({ amount: 'much', to: TYPED })), INCOMPLETE)
    await api.confirm()
    assert.deepEqual(await ended, { resolved: { hash: HASH } })
  })

  it('is rejected for an invalid amount or receiver, in any language, and opens nothing [S8-28]', async () => {
    for (const locale of ['de', 'ar']) {
      const api = await pages.visit({ options: { locale } })
      const odd: unknown[] = ['1,500', '1,5', '٥', '-1', '1e3', '0', '', '.', ' 1', '1.0000000000000000001', 5, null]
      for (const amount of odd) assert.equal(await failureOf(api.request({ amount } as SendRequest)), INCOMPLETE)
      for (const to of ['', FROM, 'https://a.b', TO.replace('C', 'c'), 5, null])
        assert.equal(await failureOf(api.request({ to } as SendRequest)), INCOMPLETE)
      for (const request of [null, undefined, 5, 'coin'] as unknown[]) {
        void failureOf(api.request(request as SendRequest))
        await pages.world.passes(isShown('WalletSend'))
        assert.deepEqual(fixedOf(api), [])
        pages.world.portico.close()
      }
      pages.world.portico.destroy()
    }
  })

  it('reads an amount with a decimal point in any language: no point groups thousands', async () => {
    for (const locale of ['de', 'ar']) {
      const api = await pages.visit({ options: { locale } })
      void failureOf(api.request({ amount: '0.125', to: TYPED }))
      void failureOf(api.request({ amount: '1.500', to: TYPED }))
      await pages.world.passes(() => pages.world.viewOf().startsWith('WalletSend'))
      const { value } = api.state
      assert.deepInclude(
        value._tag === 'Ready' ? value.checked.amount : {},
        E.left({ _tag: 'MoreThanThereIs', available: '1' }),
      )
      pages.world.portico.destroy()
    }
  })

  it('shows the visitor an amount above the balance, without a preview', async () => {
    const api = await pages.visit()
    const ended = failureOf(api.request({ amount: '1.01', to: TYPED }))
    await pages.world.passes(isShown('WalletSend'))
    assert.equal(await failureOf(api.review()), INCOMPLETE)
    pages.world.portico.close()
    assert.equal(await ended, CLOSED)
  })

  it('needs a wallet, also for a named network [S8-28]', async () => {
    pages.open({ options: { networks: [mainnet, solana] } })
    const api = await pages.world.send()
    assert.equal(await failureOf(api.request(WHOLE)), NOT_CONNECTED)
    assert.equal(await failureOf(api.request({ caipNetworkId: solana.caipNetworkId })), NOT_CONNECTED)
    await pages.world.portico.connect('a')
    assert.equal(await failureOf(api.request({ caipNetworkId: solana.caipNetworkId })), NOT_CONNECTED)
    assert.deepEqual(
      pages.world.portico.network.value.active,
      { _tag: 'Configured', network: mainnet },
      'the page stays',
    )
  })

  it('is rejected on networks without transfers, without a switch [S8-27] [S5-07]', async () => {
    const wallets = [aWalletOf('bip122', 'b', bitcoin.caipNetworkId, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')]
    const api = await pages.visit({ options: { networks: [mainnet, bitcoin] }, others: wallets })
    await pages.world.portico.connect('b')
    assert.equal(await failureOf(api.request(WHOLE)), UNSUPPORTED)
    await pages.world.portico.switchNetwork(mainnet.caipNetworkId)
    for (const id of [bitcoin.caipNetworkId, 'cosmos:cosmoshub-4', 'nowhere', ''] as CaipNetworkId[])
      assert.equal(await failureOf(api.request({ ...WHOLE, caipNetworkId: id })), UNSUPPORTED)
    assert.equal(pages.world.portico.network.value.activeNamespace, 'eip155')
    assert.match(String(await failureOf(api.request({ caipNetworkId: 'eip155:10' }))), /^PTC-(?:CHAIN|NETWORK)-/)
  })

  it('switches the wallet to the network first, and is rejected if it does not', async () => {
    const api = await pages.visit()
    const { ended } = await ask(api, { ...WHOLE, caipNetworkId: polygon.caipNetworkId })
    const { value } = api.state
    assert.equal(value._tag === 'Ready' && value.network.name, polygon.name)
    pages.world.walletIsOn(TE.right('0x89'))
    await api.confirm()
    assert.deepEqual(await ended, { resolved: { hash: HASH } })
    assert.equal(pages.world.portico.pending.value[0]?.caipNetworkId, polygon.caipNetworkId)
    pages.world.wallet.answersWith('reject')
    assert.match(String(await failureOf(api.request({ caipNetworkId: mainnet.caipNetworkId }))), /^PTC-SWITCH-REJECTED/)
  })

  it('fills in nothing on another network if the wallet switches back at once', async () => {
    const api = await pages.visit()
    const ended = failureOf(api.request({ ...WHOLE, caipNetworkId: polygon.caipNetworkId }))
    const watching = pages.world.portico.network.changes.subscribe(({ active }) => {
      const isThere = active._tag === 'Configured' && active.network === polygon
      if (isThere) void pages.world.wallet.movesToChain(mainnet.caipNetworkId)
    })
    await pages.world.time.advance(1_000)
    await turn()
    assert.equal(pages.world.viewOf(), 'Closed')
    assert.equal(await ended, MOVED)
    watching.unsubscribe()
  })

  it('ends with the page', async () => {
    const api = await pages.visit()
    const { ended } = await ask(api)
    pages.world.portico.destroy()
    assert.match(String(await ended), /^PTC-DESTROYED/)
  })
})
