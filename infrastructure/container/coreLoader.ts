import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Core } from './core.js'
import type { BaseOptions } from '../../application/api/options.js'
import { type EarlyError, loadError } from '../../domain/errors/earlyErrors.js'
import { framingSafes } from '../browser/safeFrame.js'

/** Where this tab notes that its visitor was away; ends with it. */
const ABSENCE_KEY = 'portico.absence'

/** Added by the secure site to the address that it leads back to. */
const LOGIN_RESULT = /[?&]result_uri=/

const hasStoredState = (keys: readonly string[]): boolean => {
  if (LOGIN_RESULT.test(location.search)) return true
  try {
    const kept = keys.map((key) => globalThis.localStorage.getItem(key))
    return [...kept, sessionStorage.getItem(ABSENCE_KEY)].some((record) => record !== null)
  } catch {
    // No storage, or none that we may read: there is nothing to restore.
    return false
  }
}

/**
 * Calls back once there is a wallet to ask again, a network to go back to, a login that left the page and is back, or a
 * visitor who was away when the page was loaded anew, or where a Safe may be around the page (U-107): right after this
 * page load, or when another tab, or another Portico of this page, connects a wallet (U-33). Returns what stops the
 * wait. Looked up before other code is loaded.
 */
export const onStoredConnection = (
  act: () => void,
  { storageKey = 'portico', safeOrigins }: Pick<BaseOptions, 'storageKey' | 'safeOrigins'>,
): (() => void) => {
  // Where connected wallets and chosen networks are remembered; present only while there is something to restore.
  const keys = ['.connections', '.networks'].map((name) => storageKey + name)
  const look = (): void => {
    if (!hasStoredState(keys) && framingSafes(safeOrigins).length === 0) return
    stop()
    act()
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === keys[0]) look()
  }
  const soon = setTimeout(look)
  const stop = (): void => {
    clearTimeout(soon)
    window.removeEventListener('storage', onStorage)
  }
  window.addEventListener('storage', onStorage)
  return stop
}

/** Longest wait for the core's code; afterwards the next call tries again (U-91). */
const CHUNK_DEADLINE_MS = 20_000

export interface CoreLoader {
  /** Loads and starts the core, once; a load that failed is forgotten, a start that failed is not. */
  readonly load: TaskEither<EarlyError, Core>
  readonly current: () => Core | undefined
  readonly destroy: () => void
}

type Loaded = Either<EarlyError, Core>

/** Written out: fp-ts has it in a module that the first paint has no room for. */
const left = (error: EarlyError): Loaded => ({ _tag: 'Left', left: error })

const within = async <A>(promise: Promise<A>, ms: number): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** `load` brings the code, and its outcome starts the core. */
export const makeCoreLoader = (load: () => Promise<() => Promise<Core>>): CoreLoader => {
  let loading: Promise<Loaded> | undefined
  let core: Core | undefined
  let destroyed = false

  const adopt = (arrived: Core): Loaded => {
    if (destroyed) {
      arrived.destroy()
      return left({ _tag: 'Destroyed' })
    }
    core = arrived
    return { _tag: 'Right', right: arrived }
  }

  const begin = (): Promise<Loaded> =>
    within(load(), CHUNK_DEADLINE_MS).then(
      // A core that failed to start is not started once more: parts of it may be running.
      (start) => start().then(adopt, (cause: unknown) => left({ _tag: 'CoreNotStarted', cause })),
      (cause: unknown) => {
        loading = undefined
        return left(loadError(cause))
      },
    )

  return {
    load: () => {
      if (destroyed) return Promise.resolve(left({ _tag: 'Destroyed' }))
      loading ??= begin()
      return loading
    },
    current: () => core,
    destroy: () => {
      destroyed = true
      core?.destroy()
      core = undefined
    },
  }
}
