import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Core } from './core.js'
import type { BaseOptions } from '../../application/api/options.js'
import { CHUNK_DEADLINE_MS, type EarlyError, loadError } from '../../domain/errors/earlyErrors.js'
import { framingSafes } from '../browser/safeFrame.js'

/** Set in this tab while its visitor is away; lives as long as the tab. */
const ABSENCE_KEY = 'portico.absence'

/** Query parameter that the secure site adds to the return address. */
const LOGIN_RESULT = /[?&]result_uri=/

const hasStoredState = (keys: readonly string[]): boolean => {
  if (LOGIN_RESULT.test(location.search)) return true
  try {
    const kept = keys.map((key) => globalThis.localStorage.getItem(key))
    return [...kept, sessionStorage.getItem(ABSENCE_KEY)].some((record) => record !== null)
  } catch {
    // Storage is missing or blocked, so there is nothing to restore.
    return false
  }
}

/**
 * Calls `act` if there is something to resume: a stored wallet or network, a redirect login's result, a visitor who was
 * away during a reload, or a possible Safe around the page (U-107). Checks at once, as most visits are returns and wait
 * for what `act` loads, and when another tab or another Portico of this page connects a wallet (U-33). Returns the
 * function that stops waiting. Runs before other code is loaded.
 */
export const onStoredConnection = (
  act: () => void,
  { storageKey = 'portico', safeOrigins }: Pick<BaseOptions, 'storageKey' | 'safeOrigins'>,
): (() => void) => {
  // Storage keys of connected wallets and chosen networks; present only if there is something to restore.
  const keys = ['.connections', '.networks'].map((name) => storageKey + name)
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === keys[0]) look()
  }
  const stop = (): void => window.removeEventListener('storage', onStorage)
  const look = (): void => {
    if (!hasStoredState(keys) && framingSafes(safeOrigins).length === 0) return
    stop()
    act()
  }
  window.addEventListener('storage', onStorage)
  look()
  return stop
}

export interface CoreLoader {
  /** Loads and starts the core once. A failed load is retried by the next call, a failed start is not. */
  readonly load: TaskEither<EarlyError, Core>
  readonly current: () => Core | undefined
  readonly destroy: () => void
}

type Loaded = Either<EarlyError, Core>

/** Inlined: the fp-ts module would exceed the size budget of the first paint. */
const left = (error: EarlyError): Loaded => ({ _tag: 'Left', left: error })

const within = async <A>(promise: Promise<A>, ms: number): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** `load` fetches the code; its result starts the core. */
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
      // Never restarts a core that failed to start: parts of it may be running.
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
