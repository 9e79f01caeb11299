import type { BrowserContext } from 'playwright-core'

/** As text: what the test's own compiler adds to a function is not in the page. */
const DENY = `{
  const [above] = location.ancestorOrigins
  if (above !== undefined && new URL(above).hostname !== location.hostname)
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException("Failed to read the 'localStorage' property from 'Window'", 'SecurityError')
      },
    })
}`

/**
 * Denies frames of other sites their storage, as Chromium 156 does where it does not partition it. No packaged Chromium
 * has that setting. Windows keep their storage, and the Storage Access API is the browser's own.
 */
export const denyFrameStorage = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript({ content: DENY })
}

/** What the visitor says when the browser asks whether a frame may have its storage here. */
export const allowFrameStorage = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['storage-access'])
