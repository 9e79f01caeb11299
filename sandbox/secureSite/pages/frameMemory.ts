const DEVICE = 'secure-site/device'
const SESSION = 'secure-site/session'

/** This frame's own storage; `undefined` where the browser denies it to frames of other sites. */
const ownStorage = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Whether the visitor allowed it before. Not every browser knows this permission. */
const isAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'storage-access' })).state === 'granted'
  } catch {
    return false
  }
}

/**
 * Asks the browser, which may ask the visitor, for the storage that this site has in windows of its own. Chromium gives
 * it as a handle; elsewhere `localStorage` works from then on.
 */
const askForStorage = async (): Promise<Storage | undefined> => {
  try {
    const ask: (types: { readonly localStorage: true }) => Promise<unknown> =
      document.requestStorageAccess.bind(document)
    const handle = await ask({ localStorage: true })
    const given = typeof handle === 'object' && handle !== null && 'localStorage' in handle ? handle.localStorage : null
    return given instanceof Storage ? given : ownStorage()
  } catch {
    return undefined
  }
}

/** What the frame keeps: which device this is, and who is logged in. */
interface FrameMemory {
  readonly device: string
  /** Whether the next visit will know it. */
  readonly keeps: () => boolean
  readonly session: () => string | null
  readonly setSession: (next: string | null) => void
}

/**
 * Opens what an earlier visit kept. Where the browser denies it, it is asked for in the first press in this frame, and
 * kept from then on; until then the frame forgets its visitor with the page.
 */
export const openFrameMemory = async (): Promise<FrameMemory> => {
  let storage = ownStorage() ?? ((await isAllowed()) ? await askForStorage() : undefined)
  const device = storage?.getItem(DEVICE) ?? crypto.randomUUID()
  let session = storage?.getItem(SESSION) ?? null
  const keep = (): void => {
    try {
      storage?.setItem(DEVICE, device)
      if (session === null) storage?.removeItem(SESSION)
      else storage?.setItem(SESSION, session)
    } catch {
      // A full storage keeps what it has.
    }
  }
  const askInPress = async (): Promise<void> => {
    storage = await askForStorage()
    keep()
  }
  keep()
  if (storage === undefined) window.addEventListener('click', () => void askInPress(), { once: true })
  return {
    device,
    keeps: () => storage !== undefined,
    session: () => session,
    setSession: (next) => {
      session = next
      keep()
    },
  }
}
