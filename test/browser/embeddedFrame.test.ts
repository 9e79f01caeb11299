import { assert } from 'chai'
import { createPublicClient, http, isHex, type Address } from 'viem'
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { servePage } from './support/servePage.js'

const ANA = 'ana@lantern.example'

const TYPED = {
  domain: { name: 'Lantern Row', version: '1', chainId: 31337 },
  types: {
    Seat: [
      { name: 'show', type: 'string' },
      { name: 'row', type: 'uint256' },
    ],
  },
  primaryType: 'Seat',
  message: { show: 'The Moth Hour', row: '4' },
} as const
const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
]

interface OpenedPage {
  readonly start: (email: string) => Promise<string>
  readonly confirmDevice: () => Promise<void>
  readonly enterCode: (code: string) => Promise<void>
  readonly address: () => Promise<Address>
  readonly ask: (method: string, params: unknown) => Promise<string>
}

declare global {
  interface Window {
    /** Set by the page of these tests. */
    readonly embedded: { readonly open: (sdk: string, rpc: string) => OpenedPage }
    wallet: OpenedPage
  }
}

describe('the embedded wallet in its frame', () => {
  it('signs typed data that the account’s contract confirms, in a frame with minimal permissions [S7-39] [S5-17] [S-08]', async ({
    shop: { page },
    world: { sandbox },
  }) => {
    const { secureSite } = sandbox
    const rpc = sandbox.rpc['eip155:31337']
    const served = await servePage(
      '',
      await bundled(new URL('./support/contract/openInPage.ts', import.meta.url), 'embedded'),
      secureSite.url,
    )
    try {
      await page.goto(served.origin.replace('127.0.0.1', 'localhost'))
      await page.waitForFunction(() => 'embedded' in window)
      const step = await page.evaluate(
        ([sdk, node, email]) => (window.wallet = window.embedded.open(sdk, node)).start(email),
        [secureSite.sdk, rpc, ANA] as const,
      )
      assert.equal(step, 'VerifyDevice')
      secureSite.openLink(await secureSite.mail(ANA))
      await page.evaluate(() => window.wallet.confirmDevice())
      await page.evaluate((code) => window.wallet.enterCode(code), (await secureSite.mail(ANA)).code ?? '')
      const address = await page.evaluate(() => window.wallet.address())

      const asked = { ...TYPED, types: { ...TYPED.types, EIP712Domain: DOMAIN } }
      const signing = page.evaluate(([account, data]) => window.wallet.ask('eth_signTypedData_v4', [account, data]), [
        address,
        JSON.stringify(asked),
      ] as const)
      await page
        .frameLocator('iframe')
        .getByRole('article', { name: 'Sign structured data' })
        .getByRole('button', { name: 'Approve' })
        .click()
      const signature = await signing
      if (!isHex(signature)) return assert.fail('no signature')
      const chain = createPublicClient({ transport: http(rpc) })
      const typed = { ...TYPED, message: { ...TYPED.message, row: 4n } } as const
      assert.isTrue(await chain.verifyTypedData({ address, signature, ...typed }))
      assert.isFalse(
        await chain.verifyTypedData({ address, signature, ...typed, message: { ...typed.message, row: 5n } }),
      )

      const frame = page.locator('iframe')
      assert.sameMembers((await frame.getAttribute('sandbox'))?.split(' ') ?? [], [
        'allow-scripts',
        'allow-same-origin',
        'allow-forms',
        'allow-popups',
        'allow-popups-to-escape-sandbox',
        'allow-storage-access-by-user-activation',
      ])
      assert.deepEqual(
        [await frame.getAttribute('allow'), await frame.getAttribute('referrerpolicy')],
        [null, 'strict-origin'],
      )
    } finally {
      await page.close()
      served.close()
    }
  })
})
