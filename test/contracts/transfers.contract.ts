import { assert } from 'chai'
import type { Transfers } from '../../application/ports/transfers.js'
import type { Network } from '../../domain/network/network.js'
import type { Transfer, TransferError } from '../../domain/send/transfer.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'

/** The behaviour of transfers from now on. `status` and `nonsense` are the node's answers to anything. */
export type TransferBehaviour =
  'works' | 'tooPoor' | 'wouldFail' | 'failsOnChain' | 'isTooOld' | 'nonsense' | { readonly status: number }

export interface TransfersHarness {
  readonly transfers: Transfers
  readonly network: Network
  readonly transfer: Transfer
  /** The id of a transaction. */
  readonly id: string
  readonly does: (behaviour: TransferBehaviour) => void
}

/** Optional abilities of a namespace: submitting signed transactions, or reading receivers and sent transactions. */
export interface TransfersParts {
  readonly submits: boolean
  readonly compares: boolean
}

/** A signature, and a transaction it may belong to. */
const SIGNED = Buffer.from([1, ...new Uint8Array(64).fill(7), 0]).toString('base64')

/** The contract of every implementation of transfers. */
export const transfersContract = (
  name: string,
  { submits, compares }: TransfersParts,
  makeHarness: () => TransfersHarness,
): void => {
  describe(`${name}, as Transfers`, () => {
    const setUp = (behaviour: TransferBehaviour) => {
      const { transfers, network, transfer, id, does } = makeHarness()
      does(behaviour)
      return {
        prepare: transfers.prepare(network, transfer),
        submit: transfers.submit(network, SIGNED),
        settled: transfers.settled(network, id),
        receiver: transfers.receiver(network, transfer.to, [network]),
        find: transfers.find(
          network,
          { contract: transfer.asset._tag === 'Coin' ? '' : transfer.asset.contract, tokenId: undefined },
          transfer.from,
        ),
        compareWith: (asked: Parameters<Transfers['compare']>[1]) => transfers.compare(network, asked, id),
        paidIn: transfers.paidIn(network, transfer.from, id),
        transfer,
      }
    }
    const tagOf = async (failing: Promise<TransferError>): Promise<string> => (await failing)._tag

    it('prepares a request for the wallet, with its cost and the received amount', async () => {
      const { prepare } = setUp('works')
      const { request, units, fee, expectedFee, deposit, arrives } = await rightOf(prepare)
      assert.match(request.method, /^(?:solana_signAnd|eth_)sendTransaction$/i)
      assert.isTrue(fee > 0n && expectedFee > 0n && expectedFee <= fee)
      assert.isTrue(deposit >= 0n && units > 0n && arrives <= units)
    })
    it('settles once the transaction is on the chain', async () => {
      assert.isUndefined(await rightOf(setUp('works').settled))
    })
    it('prepares nothing that would fail', async () => {
      assert.equal(await tagOf(leftOf(setUp('tooPoor').prepare)), 'NotEnoughFunds')
      assert.equal(await tagOf(leftOf(setUp('wouldFail').prepare)), 'SimulationFailed')
    })
    it('reports a failure on the chain', async () => {
      assert.equal(await tagOf(leftOf(setUp('failsOnChain').settled)), 'TransferFailed')
    })
    for (const status of [401, 403, 429, 500, 503]) {
      it(`is HttpStatus when the node answers ${status}`, async () => {
        assert.deepEqual(await leftOf(setUp({ status }).prepare), { _tag: 'HttpStatus', status })
        if (submits) assert.deepEqual(await leftOf(setUp({ status }).submit), { _tag: 'HttpStatus', status })
      })
    }
    it('is Malformed when the node answers nonsense', async () => {
      assert.equal(await tagOf(leftOf(setUp('nonsense').prepare)), 'Malformed')
      if (submits) assert.equal(await tagOf(leftOf(setUp('nonsense').submit)), 'Malformed')
    })
    if (submits)
      it('submits a signed transaction, and none that would fail', async () => {
        assert.isNotEmpty(await rightOf(setUp('works').submit))
        assert.equal(await tagOf(leftOf(setUp('wouldFail').submit)), 'SimulationFailed')
        assert.equal(await tagOf(leftOf(setUp('isTooOld').submit)), 'TransferExpired')
      })
    else
      it('submits nothing itself', async () => {
        assert.equal(await tagOf(leftOf(setUp('works').submit)), 'NotConfigured')
      })
    if (compares)
      it('returns the data of a token with a balance', async () => {
        const { units } = await rightOf(setUp('works').find)
        assert.isTrue(units > 0n)
      })
    if (compares)
      it('returns the kind of a receiver, and whether the sent transaction matches the request [X-20]', async () => {
        const { receiver, prepare, compareWith } = setUp('works')
        assert.deepEqual(await rightOf(receiver), { _tag: 'Plain' })
        const { request } = await rightOf(prepare)
        assert.deepEqual(await rightOf(compareWith(request)), { _tag: 'Same' })
      })
    if (compares)
      it('returns the receivers that a transaction paid in tokens [X-09]', async () => {
        assert.isArray(await rightOf(setUp('works').paidIn))
      })
    else
      it('supports neither receivers nor comparison', async () => {
        const { receiver, find, compareWith, paidIn } = setUp('works')
        assert.equal(await tagOf(leftOf(paidIn)), 'NotConfigured')
        assert.equal(await tagOf(leftOf(receiver)), 'NotConfigured')
        assert.equal(await tagOf(leftOf(find)), 'NotConfigured')
        assert.equal(await tagOf(leftOf(compareWith({ method: 'eth_sendTransaction' }))), 'NotConfigured')
      })
  })
}
