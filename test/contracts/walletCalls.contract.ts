import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { AskWallet } from '../../application/ports/assetDiscovery.js'
import type { WalletCalls } from '../../application/ports/walletCalls.js'
import type { CallFate } from '../../domain/requests/proposal.js'
import { aNetwork } from '../support/aNetwork.js'

/** The behaviour of a wallet for calls. */
export type CallsBehaviour = 'takes' | 'lacks' | 'declines' | 'fails'

/** Calls, and the wallet that gets them; an accepted batch has this id, and this status. */
export type MakeWalletCalls = (
  behaviour: CallsBehaviour,
  id: string,
  fate: CallFate,
) => { readonly calls: WalletCalls; readonly ask: AskWallet }

const HASH = `0x${'5e'.repeat(32)}`
const PREPARED = {
  method: 'eth_sendTransaction',
  params: [{ chainId: '0x1', from: `0x${'a1'.repeat(20)}`, to: `0x${'b2'.repeat(20)}`, value: '0x1', data: '0x' }],
}

/** The contract of `WalletCalls`. */
export const walletCallsContract = (name: string, makeIt: MakeWalletCalls): void => {
  describe(`WalletCalls: ${name}`, () => {
    const fates: readonly CallFate[] = [
      ...[{ _tag: 'Sending' } as const, { _tag: 'Executed', hash: HASH } as const],
      ...[{ _tag: 'Confirmed' } as const, { _tag: 'Failed' } as const],
      ...[{ _tag: 'PartlyReverted' } as const, { _tag: 'NotSent' } as const],
    ]
    for (const fate of fates)
      it(`returns the id of an accepted batch, and reports when it is ${fate._tag}`, async () => {
        const { calls, ask } = makeIt('takes', 'batch-1', fate)
        assert.deepEqual(await calls.send(aNetwork(), [PREPARED], ask)(), E.right('batch-1'))
        assert.deepEqual(await calls.fate('batch-1', ask)(), E.right(fate))
      })
    it('reports why a batch was rejected, without rejecting the promise', async () => {
      const tagOf = async (behaviour: CallsBehaviour) => {
        const { calls, ask } = makeIt(behaviour, '', { _tag: 'Sending' })
        const answer = await calls.send(aNetwork(), [PREPARED], ask)()
        return E.isLeft(answer) ? [answer.left._tag, 'code' in answer.left && answer.left.code] : answer.right
      }
      assert.deepEqual(await tagOf('lacks'), ['RequestFailed', 4200])
      assert.deepEqual(await tagOf('declines'), ['RequestRejected', false])
      assert.deepEqual(await tagOf('fails'), ['RequestFailed', -32603])
    })
    it('reports an unknown status if the wallet fails, without rejecting the promise', async () => {
      const { calls, ask } = makeIt('fails', '', { _tag: 'Sending' })
      assert.isTrue(E.isLeft(await calls.fate('batch-1', ask)()))
    })
  })
}
