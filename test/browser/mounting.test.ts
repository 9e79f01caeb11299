import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { bundled } from './support/bundled.js'
import { countObjects } from './support/countObjects.js'
import { it } from './support/it.js'
import { servePage } from './support/servePage.js'
import type * as InPage from './support/mountsInPage.js'
import type * as Moves from './support/movesInPage.js'
import { settles } from './support/settles.js'
import type { Visitor } from './support/Visitor.js'

type Mounts = typeof InPage
type Mounted = ReturnType<Mounts['mount']>
declare const mounts: Mounts
declare const moves: typeof Moves
declare let mounted: Mounted
declare const timers: ReadonlySet<number>

const onPage = async ({ shop: { page }, world: { sandbox } }: Visitor, look: () => Promise<unknown>): Promise<void> => {
  const served = await servePage('', await bundled(new URL('./support/mountsInPage.tsx', import.meta.url), 'mounts'))
  const said = new URLSearchParams({ relay: sandbox.relay.url, projectId: 'sandbox' })
  try {
    await page.goto(`${served.origin}#${said}`)
    await look()
  } finally {
    served.close()
  }
}

/** Counts the timers set in a page, at `window.timers`. */
const countTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const running = new Set<number>()
    Object.assign(window, { timers: running })
    for (const [set, clear] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ] as const) {
      const [own, end] = [window[set].bind(window), window[clear].bind(window)]
      Object.assign(window, {
        [set]: (act: () => void, ms: number) => {
          const id: number = own(() => {
            if (set === 'setTimeout') running.delete(id)
            act()
          }, ms)
          running.add(id)
          return id
        },
        [clear]: (id: number) => {
          running.delete(id)
          end(id)
        },
      })
    }
  })

/**
 * The objects and bytes of a page after garbage collection. Counting collects script objects only, and elements that
 * wait to be collected hold objects.
 */
const heldBy = async (visitor: Visitor) => {
  const devtools = await visitor.context.newCDPSession(visitor.shop.page)
  await devtools.send('HeapProfiler.collectGarbage')
  const objects = await countObjects(devtools)
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return { objects, bytes: usedSize }
}

describe('a page that mounts more than it should', () => {
  it('has one socket in strict mode with two modals, and one after a hot reload [U-65]', (visitor) =>
    onPage(visitor, async () => {
      const { page } = visitor.shop
      const { sockets } = visitor.world.sandbox.relay
      const before = sockets()
      for (let reload = 0; reload < 2; reload += 1) {
        await page.evaluate(() => {
          mounted = mounts.mount()
          void mounted.portico.open({ view: { name: 'ConnectingWalletConnect', walletId: undefined } })
        })
        await page.getByRole('img', { name: /QR/i }).waitFor()
        assert.equal(sockets() - before, 1)
        await page.evaluate(() => mounted.unmount())
        await settles(() => sockets() - before, 0)
      }
    }))

  it('sends nothing before an intent, and has no timer once the modal is closed, even after it showed a code [P-05] [U-57]', async (visitor) => {
    const { shop, watch } = visitor
    const { page } = shop
    await countTimers(page)
    await onPage(visitor, async () => {
      await page.evaluate(() => {
        mounted = mounts.mount()
      })
      await settles(() => page.evaluate(() => timers.size), 0)
      const asked = watch.requests().map((request) => new URL(request.url()).pathname)
      assert.deepEqual(asked, ['/', '/page.js'])
      await page.evaluate(() => {
        void mounted.portico.open({ view: { name: 'ConnectingWalletConnect', walletId: undefined } })
      })
      await page.getByRole('img', { name: /QR/i }).waitFor()
      assert.isAbove(await page.evaluate(() => timers.size), 0)
      await page.evaluate(() => mounted.portico.close())
      await settles(() => page.evaluate(() => timers.size), 0)
    })
  })

  it('leaves no ghost of a dialog whose Portico was destroyed, or whose host removed it', async (visitor) => {
    const { page } = visitor.shop
    await page.addInitScript(await bundled(new URL('./support/movesInPage.ts', import.meta.url), 'moves'))
    await onPage(visitor, async () => {
      const open = async (): Promise<void> => {
        await page.evaluate(() => {
          mounted = mounts.mount()
          void mounted.portico.open()
        })
        await page.locator('[data-portico-view]').waitFor()
        await page.evaluate(async () => {
          moves.hold()
          document.querySelector('[role=dialog]')?.dispatchEvent(new Event('pointermove'))
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        })
      }
      await open()
      const closed = await page.evaluate(() => moves.lookAfter(() => mounted.portico.close()))
      assert.deepEqual([closed.dialogs, closed.pictures], [0, 1])
      const destroyed = await page.evaluate(() => moves.lookAfter(() => mounted.portico.destroy()))
      assert.equal(destroyed.pictures, 0)
      await page.evaluate(() => mounted.unmount())
      for (const end of ['unmount', 'destroy'] as const) {
        await open()
        const ended = await page.evaluate(
          (how) => moves.lookAfter(() => (how === 'unmount' ? mounted.unmount() : mounted.portico.destroy())),
          end,
        )
        assert.deepEqual([ended.dialogs, ended.pictures], [0, 0], end)
        await page.evaluate(() => mounted.unmount())
      }
    })
  })

  it('holds at most 1 % more after 50 others were opened, closed and destroyed, in objects and in bytes [U-115]', (visitor) =>
    onPage(visitor, async () => {
      const { page } = visitor.shop
      const mountAll = async (): Promise<Awaited<ReturnType<typeof heldBy>>> => {
        await page.evaluate(() => mounts.mountOften(50))
        return heldBy(visitor)
      }
      // The browser compiles hot code, which takes memory occasionally. A leak grows each time.
      let before = await mountAll()
      let after = await mountAll()
      for (let more = 2; more > 0 && after.bytes > before.bytes * 1.01; more -= 1)
        [before, after] = [after, await mountAll()]
      assert.isAtMost(after.objects, before.objects * 1.01)
      assert.isAtMost(after.bytes, before.bytes * 1.01)
      assert.equal(await page.evaluate(() => document.querySelector('main')?.childElementCount), 0)
    }))

  it('keeps at most 3 MB after opening and closing one 50 times [P-08]', (visitor) =>
    onPage(visitor, async () => {
      const { page } = visitor.shop
      await page.evaluate(() => {
        mounted = mounts.mount()
      })
      const before = await heldBy(visitor)
      await page.evaluate(() => mounts.openOften(mounted, 50))
      const after = await heldBy(visitor)
      assert.isAtMost(after.bytes - before.bytes, 3 * 1_024 * 1_024)
    }))
})
