/** Where connected wallets and chosen networks are remembered; present only while there is something to restore. */
const WALLETS_KEY = 'portico.connections'
const NETWORKS_KEY = 'portico.networks'

const isRemembered = (): boolean => {
  try {
    return [WALLETS_KEY, NETWORKS_KEY].some((key) => globalThis.localStorage.getItem(key) !== null)
  } catch {
    // No storage, or none that we may read: there is nothing to restore.
    return false
  }
}

/**
 * Calls back once there is a wallet to ask again, or a network to go back to: right after this page load, or when another
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
