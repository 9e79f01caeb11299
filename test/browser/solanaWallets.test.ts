import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

/**
 * Listens in the page as a connector does, and stores what registers. As text, because the compiler adds a helper to
 * named functions that the page lacks.
 */
const LISTEN = `(() => {
  const found = []
  const api = { register: (wallet) => (found.push(wallet), () => undefined) }
  window.addEventListener('wallet-standard:register-wallet', ({ detail }) => detail(api))
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  window.found = found
})()`

const namesOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (window as unknown as { readonly found: readonly { readonly name: string }[] }).found
      .map(({ name }) => name)
      .join(),
  )

/** Calls a feature of the first wallet, with its first account, and stores the answer's bytes at `window.answer`. */
const ask = (page: Page, feature: string, method: string, bytes: readonly number[], chain: string): Promise<void> =>
  page.evaluate(
    async (asked) => {
      interface Found {
        readonly accounts: readonly object[]
        readonly features: Readonly<
          Record<
            string,
            Readonly<Record<string, (input: object) => Promise<readonly { readonly signature: Uint8Array }[]>>>
          >
        >
      }
      const [wallet] = (window as unknown as { readonly found: readonly Found[] }).found
      const input = { account: wallet?.accounts[0], transaction: Uint8Array.from(asked.bytes), chain: asked.chain }
      const answer = await wallet?.features[asked.feature]?.[asked.method]?.(input)
      Object.assign(window, { answer: [...(answer?.[0]?.signature ?? [])] })
    },
    { feature, method, bytes, chain },
  )

describe('a Solana wallet in the demo', () => {
  it('registers after its delay, connects and sends with a key of the browser, as its owner approves', async ({
    shop,
    world,
  }) => {
    const { solana } = world.sandbox
    if (solana === undefined) return assert.fail('litesvm does not run here')
    const { page } = shop
    await shop.go('?wallets=kestrel,heron-solana&announce=late:300')
    await page.evaluate(LISTEN)
    await settles(() => namesOn(page), 'Kestrel Wallet,Heron Wallet')
    const approve = () => shop.prompt('Kestrel Wallet').getByRole('button', { name: 'Approve' }).click()
    await Promise.all([ask(page, 'standard:connect', 'connect', [], ''), approve()])
    const connection = new Connection(solana.url, { wsEndpoint: solana.wsUrl })
    const [from, to] = [new PublicKey(solana.accounts[0] ?? ''), new PublicKey(solana.accounts[3] ?? '')]
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: from, blockhash, lastValidBlockHeight }).add(
      SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 500_000_000 }),
    )
    const bytes = [...transaction.serialize({ requireAllSignatures: false })]
    await Promise.all([
      ask(page, 'solana:signAndSendTransaction', 'signAndSendTransaction', bytes, solana.caipNetworkId),
      approve(),
    ])
    assert.equal(await connection.getBalance(to), 100_500_000_000)
    const answer = await page.evaluate(() => (window as unknown as { readonly answer: readonly number[] }).answer)
    assert.lengthOf(answer, 64)
    await page.getByRole('button', { name: 'Open Kestrel Wallet (Solana)' }).click()
    const own = page.getByRole('dialog', { name: 'Kestrel Wallet: accounts and network' })
    assert.include(await own.textContent(), solana.accounts[0] ?? '')
  })
})
