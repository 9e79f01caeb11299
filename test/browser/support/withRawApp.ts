import type { SecureSite } from '../../../sandbox/secureSite/SecureSite.js'
import { type RawApp, rawApp } from './rawApp.js'
import type { Visitor } from './Visitor.js'

/** An app with the secure site's frame, as a visitor sees it. */
export const withRawApp = async (
  { shop: { page }, world }: Visitor,
  body: (app: RawApp, site: SecureSite) => Promise<void>,
): Promise<void> => {
  const site = world.sandbox.secureSite
  const app = await rawApp(page, site)
  try {
    await app.open()
    await app.isReady()
    await body(app, site)
  } finally {
    app.close()
  }
}
