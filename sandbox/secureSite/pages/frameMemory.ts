const DEVICE = 'secure-site/device'
const SESSION = 'secure-site/session'

/** This frame's own storage; `undefined` if the browser denies it in third-party frames. */
const ownStorage = (): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Whether the visitor has allowed storage before. Some browsers do not know this permission. */
const isAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'storage-access' })).state === 'granted'
  } catch {
    return false
  }
}

/**
 * Requests the site's first-party storage from the browser, which may ask the visitor. Chromium returns a handle; in
 * other browsers `localStorage` works from then on.
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

/** Stored data of the frame: device id and session. */
interface FrameMemory {
  readonly device: string
  /** Whether the data survives this visit. */
  readonly keeps: () => boolean
  readonly session: () => string | null
  readonly setSession: (next: string | null) => void
}

/**
 * Opens the stored data. If the browser denies storage, requests it in the first press in this frame; until then the
 * data lives only as long as the page.
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
      // Storage is full: the old value stays.
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
