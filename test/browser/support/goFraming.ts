import { serveDemo } from '../../../scripts/serveDemo.mjs'
import type { Visitor } from './Visitor.js'

/** Opens the shop under its own policy while `body` runs: `frames` lists the allowed frames. */
export const goFraming = async (
  { shop: { page }, world: { sandbox, phone } }: Visitor,
  frames: string,
  body: () => Promise<void>,
): Promise<void> => {
  const { url, close } = await serveDemo({
    port: 0,
    phone,
    sandbox: { ...sandbox, secureSite: { ...sandbox.secureSite, url: frames } },
  })
  try {
    await page.goto(new URL('?login=1', url).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await body()
  } finally {
    await page.close()
    await close()
  }
}
