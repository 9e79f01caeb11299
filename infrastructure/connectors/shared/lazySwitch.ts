import * as E from 'fp-ts/Either'
import { concatMap, defer, type Observable, of } from 'rxjs'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { tryPromise } from '../../shared/tasks.js'
import type { SwitchOutcome } from './walletDriver.js'

/**
 * Loads the switching code on first use. If loading fails, the wallet is not asked, and the next switch loads it again.
 */
export const lazySwitch = <Code>(
  load: () => Promise<Code>,
  run: (code: Code) => Observable<SwitchOutcome>,
): Observable<SwitchOutcome> =>
  defer(tryPromise(load, (cause): SwitchError => ({ _tag: 'ChunkNotLoaded', cause }))).pipe(
    concatMap((code) => (E.isLeft(code) ? of(code) : run(code.right))),
  )
