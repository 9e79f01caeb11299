/** The part of a `Window` that keeps text and tells of other tabs. */
export interface StorageHost {
  /** Reading this alone may throw, where the visitor blocks storage. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly addEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
  readonly removeEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
}

/** The part of a `StorageEvent` that is used. */
export interface StorageChange {
  /** `null` when everything was cleared. */
  readonly key: string | null
  readonly storageArea: unknown
}
