import { assert } from 'chai'
import type { ShopPage } from './shopOn.js'
import type { Visitor } from './Visitor.js'
import { type WalkName, WALKS } from '../walks/WALKS.js'

/** What is wrong with the screen as it is: none, if all is well. */
export type LookAt = (shop: ShopPage, name: string) => Promise<readonly string[]>

/** Takes a walk, looks at each of its screens, and fails with everything that is wrong on any of them. */
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
