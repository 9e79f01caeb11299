import { assert } from 'chai'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as TE from 'fp-ts/TaskEither'
import type { Resolve } from '../../../application/kernel/token.js'
import type { OpenTransfers, Transfers } from '../../../application/ports/transfers.js'
import { LOG, TRANSFERS } from '../../../application/ports/tokens.js'
import { guardHost } from '../../../infrastructure/container/hostAdapters/guardHost.lazy.js'
import { TRANSFER_GUARDS } from '../../../infrastructure/container/hostAdapters/sendGuards.lazy.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { aNetwork } from '../chainRpc/aNetwork.js'

const fault = new Error('broken adapter')
const throwing = (): never => {
  throw fault
}
const NETWORK = aNetwork()
const TRANSFER = { from: 'a', to: 'b', asset: { _tag: 'Coin', units: 1n } } as const
const UNREACHABLE = { _tag: 'Unreachable', cause: fault } as const
const UNCONFIRMED = { _tag: 'TransferUnconfirmed', afterMs: 0 } as const

/** What the core gets from an adapter that a host binds. */
const guard = (open: unknown) => {
  const log = fakeLog()
  const resolve = ((token: symbol) => (token === (LOG as symbol) ? log : {})) as Resolve
  const guards = guardHost(resolve)
  guards.add(TRANSFER_GUARDS)
  return { open: guards.guard(TRANSFERS, open) as OpenTransfers, lines: () => log.lines.map(({ message }) => message) }
}

const questions = (transfers: Transfers): Readonly<Record<keyof Transfers, TaskEither<unknown, unknown>>> => ({
  prepare: transfers.prepare(NETWORK, TRANSFER),
  submit: transfers.submit(NETWORK, 'AA=='),
  settled: transfers.settled(NETWORK, 'a'),
  receiver: transfers.receiver(NETWORK, 'a', []),
  find: transfers.find(NETWORK, { contract: 'a', tokenId: undefined }, 'b'),
  compare: transfers.compare(NETWORK, { method: 'a' }, 'b'),
  paidIn: transfers.paidIn(NETWORK, 'a', 'b'),
})

describe('transfers of the host that break their contract', () => {
  it('are Unreachable if they cannot be opened, with a log line [design 3.3]', async () => {
    for (const open of [throwing, () => Promise.reject(fault)]) {
      const { open: guarded, lines } = guard(open)
      assert.deepEqual(await leftOf(guarded), UNREACHABLE)
      assert.deepEqual(lines(), ['Transfers of this page failed'])
    }
  })
  it('are Unreachable if a query throws or rejects, have an unknown outcome after submitting, and are named in the log [design 3.3] [S-28]', async () => {
    for (const broken of [throwing, () => throwing, () => () => Promise.reject(fault)]) {
      const transfers = Object.fromEntries(Object.keys(questions(fakeTransfers())).map((name) => [name, broken]))
      const { open, lines } = guard(TE.right(transfers))
      for (const [name, asked] of Object.entries(questions(await rightOf(open)))) {
        assert.deepEqual(await leftOf(asked), name === 'submit' ? UNCONFIRMED : UNREACHABLE)
        assert.include(lines(), `Transfers.${name} of this page failed`)
      }
    }
  })
  it('are asked, and their answers used, if they keep it [design 3.3]', async () => {
    const transfers = fakeTransfers()
    const { open, lines } = guard(TE.right(transfers))
    for (const asked of Object.values(questions(await rightOf(open)))) await rightOf(asked)
    assert.deepEqual(transfers.prepared, [TRANSFER])
    assert.isEmpty(lines())
  })
})
