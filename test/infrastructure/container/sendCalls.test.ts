import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { firstValueFrom, map, timer } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { SentComparison } from '../../../domain/requests/evmTransaction.js'
import type { SendApi } from '../../../application/send/sendApi.js'
import { openWalletConnect } from '../../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import { mainnet } from '../../../networks.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeRelayClient } from '../../fakes/fakeRelayClient.js'
import { fakeWalletCalls } from '../../fakes/fakeWalletCalls.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { type Answer, aWalletOf, failureOf, FROM, HASH, type SendWorld, setUpSend, TO } from './setUpSend.js'

const ID = '0xBa7c4'
const LACKS: RequestError = { _tag: 'RequestFailed', code: 4200, message: 'not supported', cause: undefined }
const REQUEST = {
  method: 'eth_sendTransaction',
  params: [{ chainId: '0x1', from: FROM, to: TO, value: '0x5', data: '0x' }],
}
const BATCH = {
  version: '2.0.0',
  from: FROM,
  chainId: '0x1',
  atomicRequired: false,
  calls: [{ to: TO, value: '0x5', data: '0x' }],
}
const PREPARED = { request: REQUEST, units: 5n, fee: 10n, expectedFee: 3n, deposit: 0n, arrives: 5n, remains: 9n }

/** A page whose wallet `s` has no `eth_sendTransaction`; its other methods answer as a test sets. */
const setUp = (answers: Record<string, Answer> = {}, given: SendWorld = {}) => {
  const asked: WalletRequest[] = []
  const smart: WalletConnector = {
    ...aWalletOf('eip155', 's', 'eip155:1', FROM),
    request: (request) => () => {
      asked.push(request)
      return (answers[request.method] ?? (request.method === 'eth_chainId' ? TE.right('0x1') : TE.left(LACKS)))()
    },
  }
  const world = setUpSend({ others: [smart], ...given })
  world.transfers.prepareWith(TE.right(PREPARED))
  /** The open preview of half a coin. */
  const preview = async (wallet = 's') => {
    await world.portico.connect(wallet)
    const api = await world.send()
    const ended = failureOf(api.request({ amount: '0.5', to: TO }))
    await world.passes(() => world.stepOf(api) === 'Prepared')
    return { api, ended }
  }
  const proposed = ({ state: { value } }: SendApi) =>
    value._tag === 'Ready' && value.step._tag === 'Proposed' ? value.step : undefined
  const fateOf = (api: SendApi) => proposed(api)?.proposal.fate
  const comparisonOf = (api: SendApi) => proposed(api)?.comparison
  return { ...world, answers, asked, preview, fateOf, comparisonOf, askedFor: () => asked.map(({ method }) => method) }
}

describe('sending from a wallet that accepts calls only (EIP-5792)', () => {
  it('sends it as one call, returns its id, and lists it as a transaction once the wallet reports its hash [S1-06]', async () => {
    const { answers, asked, preview, portico, time, viewOf, fateOf, passes } = setUp({
      wallet_getCapabilities: TE.right({ '0x1': {} }),
      wallet_sendCalls: TE.right({ id: ID }),
      wallet_getCallsStatus: TE.right({ status: 100 }),
    })
    const { api, ended } = await preview()
    assert.equal(await api.confirm(), ID)
    assert.deepEqual(await ended, { resolved: { proposal: ID } })
    assert.equal(viewOf(), 'WalletSendConfirmed')
    assert.deepEqual(
      asked.filter(({ method }) => method === 'wallet_sendCalls'),
      [{ method: 'wallet_sendCalls', params: [BATCH] }],
    )
    await time.advance(2_000)
    assert.deepEqual(fateOf(api), { _tag: 'Sending' })
    assert.isEmpty(portico.pending.value)
    answers['wallet_getCallsStatus'] = TE.right({ status: 200, receipts: [{ transactionHash: HASH }] })
    await time.advance(4_000)
    await passes(() => fateOf(api)?._tag === 'Executed')
    assert.deepEqual(fateOf(api), { _tag: 'Executed', hash: HASH })
    assert.deepInclude(portico.pending.value[0], { id: HASH, connectorId: 's', address: FROM })
    portico.destroy()
  })

  it('compares it with the transaction on the chain, but not one that a smart account wraps [X-20]', async () => {
    const fields = ['to'] as const
    const comparisons: readonly (readonly [SentComparison, SentComparison | undefined])[] = [
      [{ _tag: 'Same' }, { _tag: 'Same' }],
      [
        { _tag: 'Different', fields },
        { _tag: 'Different', fields },
      ],
      [{ _tag: 'Different', fields, isWrapped: true }, undefined],
    ]
    for (const [onChain, shown] of comparisons) {
      const { preview, portico, passes, stepOf, comparisonOf, time, transfers } = setUp({
        wallet_sendCalls: TE.right({ id: ID }),
        wallet_getCallsStatus: TE.right({ status: 200, receipts: [{ transactionHash: HASH }] }),
      })
      transfers.compareWith(TE.right(onChain))
      const { api } = await preview()
      await api.confirm()
      await passes(() => transfers.compared.length > 0)
      await time.advance(60_000)
      assert.deepEqual(transfers.compared, [{ asked: REQUEST, id: HASH }])
      assert.deepEqual([stepOf(api), comparisonOf(api)], ['Proposed', shown])
      portico.destroy()
    }
  })

  it('is confirmed if the wallet says so without a hash, in the words of version 1.0 too [S1-06]', async () => {
    for (const status of [{ status: 200 }, { status: 200, receipts: [] }, { status: 'CONFIRMED' }]) {
      const { preview, portico, fateOf, passes } = setUp({
        wallet_sendCalls: TE.right(ID),
        wallet_getCallsStatus: TE.right(status),
      })
      const { api } = await preview()
      assert.equal(await api.confirm(), ID, 'the id may be bare text')
      await passes(() => fateOf(api)?._tag !== 'Sending')
      assert.deepEqual(fateOf(api), { _tag: 'Confirmed' })
      assert.isEmpty(portico.pending.value)
      portico.destroy()
    }
  })

  it('shows its own batch, also if the wallet gave the same id before', async () => {
    const { answers, preview, portico, fateOf, passes, send, stepOf } = setUp({
      wallet_sendCalls: TE.right({ id: ID }),
      wallet_getCallsStatus: TE.right({ status: 400 }),
    })
    const { api } = await preview()
    await api.confirm()
    await passes(() => fateOf(api)?._tag === 'NotSent')
    answers['wallet_getCallsStatus'] = TE.right({ status: 100 })
    void failureOf((await send()).request({ amount: '0.5', to: TO }))
    await passes(() => stepOf(api) === 'Prepared')
    await api.confirm()
    await passes(() => fateOf(api) !== undefined)
    assert.deepEqual(fateOf(api), { _tag: 'Sending' })
    const { proposals } = (await portico.feature('requests')) ?? {}
    assert.deepEqual(
      proposals?.value.map(({ fate }) => fate?._tag),
      ['NotSent', 'Sending'],
    )
    portico.destroy()
  })

  it('fails with the wallet’s first error if it lacks calls too, and uses a host port instead of ours', async () => {
    const lacking = setUp()
    const { api } = await lacking.preview()
    const refused = await failureOf(api.confirm())
    assert.match(String(refused), /^PTC-REQUEST-FAILED: /)
    assert.deepEqual(lacking.askedFor().slice(-3), [
      'eth_sendTransaction',
      'wallet_getCapabilities',
      'wallet_sendCalls',
    ])
    lacking.portico.destroy()
    const own = fakeWalletCalls()
    own.sendWith(TE.right(ID))
    const { preview, portico, askedFor } = setUp({}, { walletCalls: own })
    assert.equal(await (await preview()).api.confirm(), ID)
    assert.deepEqual([own.sent, askedFor().includes('wallet_sendCalls')], [[REQUEST], false])
    portico.destroy()
  })

  it('is asked no other way if it lacks the method only after its prompt: it may have sent [S-28]', async () => {
    for (const late of ['eth_sendTransaction', 'wallet_sendCalls']) {
      const { answers, askedFor, preview, portico, time, stepOf, passes } = setUp()
      const { api } = await preview()
      answers[late] = () => firstValueFrom(timer(8_000, time.scheduler).pipe(map(() => E.left(LACKS))))
      const confirmed = failureOf(api.confirm())
      await passes(() => askedFor().at(-1) === late)
      await time.advance(8_000)
      assert.match(String(await confirmed), /^PTC-REQUEST-OUTCOME-UNKNOWN: /)
      assert.equal(askedFor().at(-1), late)
      const asked = askedFor().length
      assert.equal(stepOf(api), 'NotSent')
      assert.match(String(await failureOf(api.confirm())), /^PTC-REQUEST-OUTCOME-UNKNOWN: /)
      assert.lengthOf(askedFor(), asked, 'nor by a second press')
      portico.destroy()
    }
  })

  it('is not sent again if the host’s port fails: its outcome is unknown [S-28]', async () => {
    const broken = () => {
      throw new Error('broken adapter')
    }
    const { preview, portico } = setUp({}, { walletCalls: { send: broken, fate: broken, takesBatches: broken } })
    const { api } = await preview()
    assert.match(String(await failureOf(api.confirm())), /^PTC-REQUEST-OUTCOME-UNKNOWN: /)
    portico.destroy()
  })

  it('also works with a paired wallet that granted calls but no eth_sendTransaction', async () => {
    const time = makeVirtualTime()
    const fake = fakeEip1193Provider({ accounts: [FROM] })
    const { connectors } = openWalletConnect({
      open: async () => fakeRelayClient(fake),
      networks: [mainnet],
      visited: () => [],
      visible: fakeHostEnvironment().visible,
      store: fakeKeyValueStore(),
      isAppLink: isTestAppLink,
      scheduler: time.scheduler,
    })
    const batches: unknown[] = []
    fake.answer('wallet_sendCalls', async (asked) => {
      batches.push(asked)
      return { id: ID }
    })
    fake.answer('wallet_getCallsStatus', async () => ({ status: 200, receipts: [{ transactionHash: HASH }] }))
    const { preview, portico, fateOf, passes } = setUp({}, { others: connectors })
    const { api } = await preview(connectors[0]?.id)
    assert.equal(await api.confirm(), ID)
    await passes(() => fateOf(api)?._tag === 'Executed')
    assert.deepEqual(batches, [{ method: 'wallet_sendCalls', params: [BATCH] }])
    portico.destroy()
  })
})
