/** Where connected wallets and chosen networks are remembered; present only while there is something to restore. */
const WALLETS_KEY = 'portico.connections'
const NETWORKS_KEY = 'portico.networks'

/** Added by the secure site to the address that it leads back to. */
const LOGIN_RESULT = /[?&]result_uri=/

const isRemembered = (): boolean => {
  if (LOGIN_RESULT.test(location.search)) return true
  try {
    return [WALLETS_KEY, NETWORKS_KEY].some((key) => globalThis.localStorage.getItem(key) !== null)
  } catch {
    // No storage, or none that we may read: there is nothing to restore.
    return false
  }
}

/**
 * Calls back once there is a wallet to ask again, a network to go back to, or a login that left the page and is back: right after this page load, or when another
 * tab connects a wallet (U-33). Returns what stops the wait. Looked up before any other code is loaded.
 */
export const whenRemembered = (act: () => void): (() => void) => {
  const look = (): void => {
    if (!isRemembered()) return
    stop()
    act()
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === WALLETS_KEY) look()
  }
  const soon = setTimeout(look)
  const stop = (): void => {
    clearTimeout(soon)
    window.removeEventListener('storage', onStorage)
  }
  window.addEventListener('storage', onStorage)
  return stop
}
