import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { servePage } from './support/servePage.js'
import type { Visitor } from './support/Visitor.js'

interface ContractPage {
  readonly run: (group: string) => Promise<{ readonly ran: number; readonly failed: readonly string[] }>
  readonly outcomes: (name: string) => Promise<Readonly<Record<string, string>>>
  readonly answer: (name: string, payload: unknown) => Promise<unknown>
}

declare global {
  interface Window {
    /** Set by the page of these tests. */
    readonly contract: ContractPage
  }
}

/**
 * A page with the real adapter, whose frame is the sandbox's page on its own origin. The contract's script provides the
 * server's answers; loading of the frame, origin checks and posted messages are real.
 */
const inContractPage = async (
  { shop: { page }, world }: Visitor,
  body: (page: Page) => Promise<void>,
): Promise<void> => {
  const { sdk, url, forger } = world.sandbox.secureSite
  const served = await servePage(
    '',
    await bundled(new URL('./support/contract/inPage.ts', import.meta.url), 'contract'),
    `${url} ${forger.url}`,
  )
  try {
    await page.route(`${url}/api/frame`, async (route) => {
      const { name, payload } = route.request().postDataJSON() as { readonly name: string; readonly payload: unknown }
      if (name === 'READY') return route.continue()
      return route.fulfill({
        json: await page.evaluate((asked) => window.contract.answer(...asked), [name, payload] as const),
      })
    })
    await page.goto(served.origin.replace('127.0.0.1', 'localhost'))
    await page.evaluate((frame) => (document.body.dataset['sdk'] = frame), sdk)
    await page.waitForFunction(() => 'contract' in window)
    await body(page)
  } finally {
    await page.close()
    served.close()
  }
}

const TIMED_OUT = { silence: 'FrameTimedOut', otherOrigin: 'FrameTimedOut', otherFrame: 'FrameTimedOut' }
const USUAL = { success: 'Right', error: 'FrameFailed', malformed: 'FrameMalformed', ...TIMED_OUT }
/** Requests whose success has no content. */
const WITHOUT_PAYLOAD = { ...USUAL, malformed: 'Right' }

/** One request of each kind; `messages.test.ts` covers all of them over a fake frame. */
const OUTCOMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GET_USER: USUAL,
  RPC_REQUEST: USUAL,
  CONNECT_OTP: { ...WITHOUT_PAYLOAD, error: 'CodeRefused' },
  SYNC_THEME: WITHOUT_PAYLOAD,
}

describe('the embedded wallet in a real frame', () => {
  it('keeps the contract of its port: e-mail, session, account and rpc [S7-34] [S7-45] [U-92]', (visitor) =>
    inContractPage(visitor, async (page) => {
      for (const group of ['e-mail', 'session', 'account', 'rpc']) {
        const { ran, failed } = await page.evaluate((name) => window.contract.run(name), group)
        assert.deepEqual(failed, [], group)
        assert.isAbove(ran, 8, group)
      }
    }))

  it('ends a request of each kind in every case: success, error, silence, a malformed answer, and one of another origin or frame [S7-45] [S-08] [S9-10]', (visitor) =>
    inContractPage(visitor, async (page) => {
      for (const [name, expected] of Object.entries(OUTCOMES))
        assert.deepEqual(await page.evaluate((asked) => window.contract.outcomes(asked), name), expected, name)
    }))
})
