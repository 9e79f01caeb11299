/** Where `storedConnectionMemory` keeps its record; present only while there is something to restore. */
const REMEMBERED_KEY = 'portico.connections'

/** Whether a wallet must be asked again after this page load. Looked up before any other code is loaded. */
export const hasRememberedConnection = (): boolean => {
  try {
    return globalThis.localStorage.getItem(REMEMBERED_KEY) !== null
  } catch {
    // No storage, or none that we may read: there is nothing to restore.
    return false
  }
}
