import { assert } from 'chai'
import type { Transfers } from '../../application/ports/transfers.js'
import type { Network } from '../../domain/network/network.js'
import type { Transfer, TransferError } from '../../domain/send/transfer.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'

/** What becomes of transfers from now on. `status` and `nonsense` are what the node answers to anything. */
export type TransferBehaviour =
  'works' | 'tooPoor' | 'wouldFail' | 'failsOnChain' | 'isTooOld' | 'nonsense' | { readonly status: number }

export interface TransfersHarness {
  readonly transfers: Transfers
  readonly network: Network
  readonly transfer: Transfer
  readonly does: (behaviour: TransferBehaviour) => void
}

/** What everything that makes transfers does. */
export const transfersContract = (name: string, makeHarness: () => TransfersHarness): void => {
  describe(`${name}, as Transfers`, () => {
    const setUp = (behaviour: TransferBehaviour) => {
      const { transfers, network, transfer, does } = makeHarness()
      does(behaviour)
      return {
        prepare: transfers.prepare(network, transfer),
        submit: transfers.submit(network, 'AA=='),
        settled: transfers.settled(network, '1'.repeat(64)),
      }
    }
    const tagOf = async (failing: Promise<TransferError>): Promise<string> => (await failing)._tag

    it('prepares a request for the wallet, and says what it costs and what arrives', async () => {
      const { prepare } = setUp('works')
      const { request, units, fee, deposit, arrives } = await rightOf(prepare)
      assert.include(request.method, 'solana_')
      assert.isAbove(Number(fee), 0)
      assert.isAtLeast(Number(deposit), 0)
      assert.isAbove(Number(units), 0)
      assert.isAtMost(Number(arrives), Number(units))
    })
    it('sends what is signed, and ends when it is there', async () => {
      const { submit, settled } = setUp('works')
      assert.isNotEmpty(await rightOf(submit))
      assert.isUndefined(await rightOf(settled))
    })
    it('prepares nothing that would fail, and sends nothing that would', async () => {
      assert.equal(await tagOf(leftOf(setUp('tooPoor').prepare)), 'NotEnoughFunds')
      assert.equal(await tagOf(leftOf(setUp('wouldFail').prepare)), 'SimulationFailed')
      assert.equal(await tagOf(leftOf(setUp('wouldFail').submit)), 'SimulationFailed')
      assert.equal(await tagOf(leftOf(setUp('isTooOld').submit)), 'TransferExpired')
    })
    it('tells what failed on the chain', async () => {
      assert.equal(await tagOf(leftOf(setUp('failsOnChain').settled)), 'TransferFailed')
    })
    for (const status of [429, 500, 503]) {
      it(`is HttpStatus when the node answers ${status}`, async () => {
        assert.deepEqual(await leftOf(setUp({ status }).prepare), { _tag: 'HttpStatus', status })
        assert.deepEqual(await leftOf(setUp({ status }).submit), { _tag: 'HttpStatus', status })
      })
    }
    it('is Malformed when the node answers nonsense', async () => {
      assert.equal(await tagOf(leftOf(setUp('nonsense').prepare)), 'Malformed')
      assert.equal(await tagOf(leftOf(setUp('nonsense').submit)), 'Malformed')
    })
  })
}
