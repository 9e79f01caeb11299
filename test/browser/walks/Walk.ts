import type { Page } from 'playwright-core'
import type { Sandbox } from '../../../sandbox/Sandbox.js'
import type { ShopPage } from '../support/shopOn.js'

/** What a walk needs to visit screens and take pictures. */
export interface Walk {
  readonly shop: ShopPage
  readonly page: Page
  readonly sandbox: Sandbox
  /** Opens the shop with a query. */
  readonly go: (query: string) => Promise<void>
  readonly take: (name: string) => Promise<void>
}
