import { Transaction } from '@solana/web3.js'
import { assert } from 'chai'
import type { Transfers } from '../../application/ports/transfers.js'
import { solanaOf } from '../sandbox/support/solanaOf.js'
import { splToken } from '../sandbox/support/splToken.js'
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { servePage } from './support/servePage.js'

declare global {
  interface Window {
    /** Set by the page of these tests. */
    readonly solana: { readonly transfers: Transfers }
  }
}

describe('transfers on Solana in a browser', () => {
  it('are built, sent and awaited under a strict policy: tokens to a receiver without a token account', async ({
    shop: { page },
    world,
  }) => {
    const { network, token, connection, key, mint } = solanaOf(world.sandbox)
    const [from, to] = [key(0), key(4).publicKey]
    const served = await servePage(
      '',
      await bundled(new URL('./support/transfersInPage.ts', import.meta.url), 'solana'),
    )
    try {
      await page.goto(served.origin.replace('127.0.0.1', 'localhost'))
      await page.waitForFunction(() => 'solana' in window)
      const transfer = { from: from.publicKey.toBase58(), to: to.toBase58() }
      const prepared = await page.evaluate(
        async (asked) => {
          const answer = await window.solana.transfers.prepare(asked.network, {
            ...asked.transfer,
            asset: { _tag: 'Token', contract: asked.mint, units: 7n },
          })()
          return answer._tag === 'Right'
            ? { request: answer.right.request, deposit: answer.right.deposit }
            : { failed: answer.left._tag }
        },
        { network, transfer, mint: token.mint },
      )
      if (prepared.request === undefined) return assert.fail(prepared.failed)
      assert.equal(prepared.deposit, 2_039_280n)
      const { transaction: text } = prepared.request.params as { readonly transaction: string }
      const transaction = Transaction.from(Buffer.from(text, 'base64'))
      transaction.partialSign(from)
      const end = await page.evaluate(
        async (asked) => {
          const sent = await window.solana.transfers.submit(asked.network, asked.signed)()
          if (sent._tag === 'Left') return sent.left._tag
          const settled = await window.solana.transfers.settled(asked.network, sent.right)()
          return settled._tag
        },
        { network, signed: transaction.serialize().toString('base64') },
      )
      assert.equal(end, 'Right')
      assert.equal((await connection.getTokenAccountBalance(splToken.accountOf(to, mint))).value.amount, '7')
    } finally {
      await page.close()
      served.close()
    }
  })
})
