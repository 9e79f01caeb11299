/** Where `storedConnectionMemory` keeps its record; present only while there is something to restore. */
const REMEMBERED_KEY = 'portico.connections'

const isRemembered = (): boolean => {
  try {
    return globalThis.localStorage.getItem(REMEMBERED_KEY) !== null
  } catch {
    // No storage, or none that we may read: there is nothing to restore.
    return false
  }
}

/**
 * Calls back once there is a wallet to ask again: right after this page load, or when another tab connects one
 * (U-33). Returns what stops the wait. Looked up before any other code is loaded.
 */
export const whenRemembered = (act: () => void): (() => void) => {
  const look = (): void => {
    if (!isRemembered()) return
    stop()
    act()
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === REMEMBERED_KEY) look()
  }
  const soon = setTimeout(look)
  const stop = (): void => {
    clearTimeout(soon)
    window.removeEventListener('storage', onStorage)
  }
  window.addEventListener('storage', onStorage)
  return stop
}
