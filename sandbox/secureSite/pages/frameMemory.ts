const DEVICE = 'secure-site/device'
const SESSION = 'secure-site/session'

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing for frames of other sites forgets its visitor with the page.
  }
}

/** What the frame keeps in its own storage: which device this is, and who is logged in. */
export const frameMemory = () => {
  const device = read(DEVICE) ?? crypto.randomUUID()
  write(DEVICE, device)
  let session = read(SESSION)
  return {
    device,
    session: () => session,
    setSession: (next: string | null): void => {
      session = next
      write(SESSION, next)
    },
  }
}
