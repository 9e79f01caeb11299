import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { createStore } from '../../../application/kernel/store.js'
import { makeKnownReceivers } from '../../../application/send/knownReceivers.js'
import type { HistoryEntry, HistoryPage, HistoryTransfer } from '../../../domain/activity/history.js'
import { type Connections, NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { SavedReceiver } from '../../../domain/send/savedReceivers.js'
import { middleAt } from '../../../domain/send/lookalike.js'
import { solana } from '../../../networks.js'
import { fakeHistoryApi } from '../../fakes/fakeHistoryApi.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { aConnection } from '../../support/aConnection.js'
import { anAnswer } from '../../support/anAnswer.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { anOrder, FROM, HASH, NEVER, setUpSendSteps, TO } from './setUpSendSteps.js'

const KNOWN = `${TO.slice(0, 5)}${'7'.repeat(34)}${TO.slice(-3)}`
const MIDDLE = TO.slice(middleAt(TO).from, middleAt(TO).to)

const refused = E.left({ _tag: 'LookalikeReceiver', known: KNOWN } as const)

describe('a receiver that resembles a known one [X-09] [S-05]', () => {
  it('gets nothing until the visitor has typed the middle of its address', async () => {
    const { steps, step, confirmWith, knows, walletAsked } = setUpSendSteps()
    knows([FROM, KNOWN])
    await steps.review(anOrder())()
    for (const typed of ['', KNOWN.slice(19, 23), MIDDLE.slice(0, 3)])
      assert.deepEqual(await confirmWith(typed)(), refused)
    assert.equal(step.value._tag, 'Prepared')
    assert.lengthOf(walletAsked, 0)
    assert.deepEqual(await confirmWith(MIDDLE.toUpperCase())(), E.right(HASH))
  })

  it('is reported even if detected only by the re-simulation on confirm', async () => {
    const { steps, step, knows, walletAsked } = setUpSendSteps()
    await steps.review(anOrder())()
    knows([KNOWN])
    assert.deepEqual(await steps.confirm(), E.left({ _tag: 'PreviewOutdated' } as const))
    assert.deepInclude(step.value, { _tag: 'Prepared', hasChanged: true, lookalikeOf: KNOWN })
    assert.lengthOf(walletAsked, 0)
  })

  it('may imitate a receiver whom this page has just paid', async () => {
    const { steps, step } = setUpSendSteps()
    await steps.review(anOrder({ to: KNOWN }))()
    await steps.confirm()
    await steps.review(anOrder())()
    assert.deepInclude(step.value, { _tag: 'Prepared', lookalikeOf: KNOWN })
  })

  it('is blocked even if this page has paid it before', async () => {
    const { steps, step, confirmWith, knows } = setUpSendSteps()
    knows([KNOWN])
    await steps.review(anOrder())()
    assert.deepEqual(await confirmWith(MIDDLE)(), E.right(HASH))
    await steps.review(anOrder())()
    assert.deepInclude(step.value, { _tag: 'Prepared', lookalikeOf: KNOWN })
  })
})

const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  id: '1',
  hash: HASH,
  operation: 'send',
  minedAt: 1,
  from: FROM,
  to: KNOWN,
  status: 'confirmed',
  ...more,
})

const CONTRACT = `0x${'c0'.repeat(20)}`

const moved = (direction: HistoryTransfer['direction'], asset: HistoryTransfer['asset']): HistoryTransfer => ({
  direction,
  amount: '1',
  asset,
})

/** The accounts of the wallet, and the receivers they paid. */
const knowing = (...paid: readonly string[]) => ({ trusted: [FROM, TO], paid })

describe('known receivers', () => {
  const setUp = (receivers: readonly SavedReceiver[] = []) => {
    const saved = createStore(receivers)
    const time = makeVirtualTime()
    const historyApi = fakeHistoryApi()
    const active = aConnection({ accounts: [FROM, TO] })
    const connections = createStore({ eip155: { _tag: 'Connected', active, others: [] } } as unknown as Connections)
    const transfers = fakeTransfers()
    const { scheduler } = time
    const known = makeKnownReceivers({
      connections,
      historyApi,
      saved,
      scheduler,
      transfers,
    })
    return { time, historyApi, transfers, connections, known }
  }

  it('are the accounts of the wallet and those they paid, but not those who paid them [S-07]', async () => {
    const { historyApi, known } = setUp()
    historyApi.answerWith(
      TE.right({
        entries: [
          entry({ from: FROM.toUpperCase().replace('X', 'x') }),
          entry({ from: KNOWN, to: FROM, operation: 'receive' }),
          entry({ to: `0x${'d4'.repeat(20)}`, status: 'failed' }),
          entry({ to: '' }),
        ],
      }),
    )
    assert.deepEqual(await known(anOrder()), knowing(KNOWN))
  })

  it('are the accounts only if the history fails, or takes over 5 s', async () => {
    const { time, historyApi, known } = setUp()
    historyApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 500 }))
    assert.deepEqual(await known(anOrder()), knowing())
    historyApi.answerWith(NEVER)
    const waiting = known(anOrder())
    await time.advance(5_000)
    assert.deepEqual(await waiting, knowing())
  })

  it('include receivers of tokens or NFTs, by events on chain, since the history lists contracts only [X-09]', async () => {
    const { historyApi, transfers, known } = setUp()
    const token = moved('out', { _tag: 'Token', symbol: 'CDR' })
    const nft = moved('out', { _tag: 'Nft', isSpam: false })
    historyApi.answerWith(
      TE.right({
        entries: [
          entry({ to: CONTRACT, hash: '0xtoken', transfers: [moved('in', token.asset), token] }),
          entry({ to: CONTRACT, hash: '0xnft', transfers: [nft] }),
          entry({ to: CONTRACT, hash: '0xunknown' }),
          entry({ to: CONTRACT, hash: '0xin', transfers: [moved('in', token.asset)] }),
          entry({ to: CONTRACT, hash: '0xfailed', transfers: [token], status: 'failed' }),
          entry({ from: KNOWN, to: CONTRACT, hash: '0xstranger', transfers: [token] }),
        ],
      }),
    )
    transfers.paidInWith((hash) => TE.right([`paid by ${hash}`]))
    const order = anOrder()
    const expected = knowing(CONTRACT, 'paid by 0xtoken', 'paid by 0xnft', 'paid by 0xunknown')
    assert.deepEqual(await known(order), expected)
    assert.deepEqual(await known(order), expected)
    assert.deepEqual(transfers.traced, ['0xtoken', '0xnft', '0xunknown'])
  })

  it('are read from the chain for the newest 20 transactions at once, without failed or late ones [X-09]', async () => {
    const { time, historyApi, transfers, known } = setUp()
    const transfersOut = [moved('out', { _tag: 'Token', symbol: 'CDR' })]
    historyApi.answerWith(
      TE.right({
        entries: Array.from({ length: 30 }, (_, at) =>
          entry({ to: CONTRACT, hash: String(at), transfers: transfersOut }),
        ),
      }),
    )
    transfers.paidInWith((hash) => {
      if (hash === '0') return NEVER
      return hash === '1' ? TE.left({ _tag: 'HttpStatus', status: 500 }) : TE.right([`paid by ${hash}`])
    })
    const waiting = known(anOrder())
    await time.advance(4_999)
    assert.lengthOf(transfers.traced, 20)
    await time.advance(1)
    const inTime = Array.from({ length: 18 }, (_, at) => `paid by ${at + 2}`)
    assert.deepEqual(await waiting, knowing(CONTRACT, ...inTime))
  })

  it('have one deadline for history and chain [X-09]', async () => {
    const { time, historyApi, transfers, known } = setUp()
    const history = anAnswer<never, HistoryPage>()
    historyApi.answerWith(history.task)
    transfers.paidInWith(() => NEVER)
    const waiting = known(anOrder())
    await time.advance(4_000)
    history.give(E.right({ entries: [entry({})] }))
    await time.advance(1_000)
    assert.deepEqual(await waiting, knowing(KNOWN))
  })

  it('are requested once per order, however often reviewed, and again after a failed history', async () => {
    const { historyApi, known } = setUp()
    const order = anOrder()
    historyApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 500 }))
    await known(order)
    historyApi.answerWith(TE.right({ entries: [entry({})] }))
    assert.deepEqual(await known(order), knowing(KNOWN))
    historyApi.answerWith(TE.right({ entries: [] }))
    assert.deepEqual(await known(order), knowing(KNOWN))
    assert.lengthOf(historyApi.asked, 2)
    assert.deepEqual(await known(anOrder()), knowing())
  })

  it('include saved receivers on chains of the same kind', async () => {
    const savedHere: SavedReceiver = { namespace: 'eip155', address: KNOWN, name: 'Ana' }
    const { known } = setUp([savedHere, { ...savedHere, namespace: 'solana', address: 'So1' }])
    assert.deepEqual(await known(anOrder()), { trusted: [FROM, TO, KNOWN], paid: [] })
  })

  it('include saved receivers on Solana, without a history request', async () => {
    const { known, connections, historyApi } = setUp([{ namespace: 'solana', address: 'So1', name: 'Ana' }])
    connections.set(NO_CONNECTIONS)
    assert.deepEqual(await known(anOrder({ network: solana })), { trusted: ['So1'], paid: [] })
    assert.isEmpty(historyApi.asked)
  })
})
