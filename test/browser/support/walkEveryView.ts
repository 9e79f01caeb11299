import { assert } from 'chai'
import type { ShopPage } from './shopOn.js'
import type { Visitor } from './Visitor.js'
import { type WalkName, WALKS } from '../walks/WALKS.js'

/** The errors of the current screen; empty if it is correct. */
export type LookAt = (shop: ShopPage, name: string) => Promise<readonly string[]>

/** Takes a walk, checks each of its screens, and fails with all errors of all of them. */
export const walkEveryView = async (visitor: Visitor, name: WalkName, lookAt: LookAt): Promise<void> => {
  const { shop, world } = visitor
  const { page } = shop
  const { walk, views } = WALKS[name]
  const shown = new Set<string>()
  const findings: string[] = []
  await walk({
    shop,
    page,
    sandbox: world.sandbox,
    go: (query) => shop.go(`?${query}`),
    take: async (screen) => {
      const view = page.locator('[data-portico-view]')
      if ((await view.count()) === 0) return
      shown.add((await view.first().getAttribute('data-portico-view')) ?? '')
      findings.push(...(await lookAt(shop, screen)).map((finding) => `${screen}: ${finding}`))
    },
  })
  for (const view of views) assert.isTrue(shown.has(view), `the walk passes ${view}`)
  assert.deepEqual(findings, [], findings.join('\n'))
}
