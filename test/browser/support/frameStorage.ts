import type { BrowserContext } from 'playwright-core'

/** As text: the helper that the tests' compiler adds to a function is not in the page. */
const DENY = `{
  const [above] = location.ancestorOrigins
  if (above === undefined) addEventListener('click', () => void noteVisit(location.origin), { capture: true })
  if (above !== undefined && new URL(above).hostname !== location.hostname) {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException("Failed to read the 'localStorage' property from 'Window'", 'SecurityError')
      },
    })
    const ask = document.requestStorageAccess.bind(document)
    document.requestStorageAccess = async (types) => {
      if (!(await wasVisited(location.origin)))
        throw new DOMException('the embedded site has never been interacted with as a top-level context', 'NotAllowedError')
      return ask(types)
    }
  }
}`

const denying = new WeakSet<BrowserContext>()

/**
 * Denies frames of other sites their storage, as Chromium does if it blocks it without partitioning. No packaged
 * Chromium has that setting. Windows keep their storage, and the Storage Access API is the browser's own, with a rule
 * that headless shells leave out: it grants nothing to a site without a user interaction in its windows.
 */
export const denyFrameStorage = async (context: BrowserContext): Promise<void> => {
  if (denying.has(context)) return
  denying.add(context)
  const visited = new Set<string>()
  await context.exposeFunction('noteVisit', (origin: string) => void visited.add(origin))
  await context.exposeFunction('wasVisited', (origin: string) => visited.has(origin))
  await context.addInitScript({ content: DENY })
}

/** The visitor's answer when the browser asks whether a frame may have its storage here. */
export const allowFrameStorage = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['storage-access'])
