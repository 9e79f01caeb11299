import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import { isTransactionHash } from '../../../domain/account/addresses/patterns.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { Network } from '../../../domain/network/network.js'
import { lookAgain, type Looked, UNLOOKED } from '../../../domain/requests/transactionFate.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { outcomeOf } from '../../../domain/requests/transactionOutcome.js'
import { awaitOutcome, type Outcome, type SettlingDeps } from '../settling.js'

const INTERVAL_MS = 2_000

const toOutcome = (looked: Looked): Outcome => {
  const ended = outcomeOf(looked)
  if (ended === undefined) return looked.wasReplaced ? 'Doubted' : 'Open'
  if (ended.outcome === 'Confirmed') return E.right(undefined)
  return E.left(
    ended.outcome === 'Failed' ? { _tag: 'TransferFailed', reason: 'Reverted' } : { _tag: 'TransferReplaced' },
  )
}

/** Polls at increasing intervals of up to 2 s until a transaction is included, or repriced and included so. */
export const awaitIncluded =
  (
    rpc: Pick<ChainRpc, 'transactionFate'>,
    deps: SettlingDeps,
    network: Network,
    id: string,
  ): TE.TaskEither<TransferError, void> =>
  async () => {
    if (!isTransactionHash(id)) return E.left({ _tag: 'Malformed', detail: 'hash' })
    let looked = UNLOOKED
    const look: TE.TaskEither<RemoteError, Outcome> = () =>
      pipe(
        rpc.transactionFate(network, { id, sender: looked.sender }),
        TE.map((said) => {
          looked = lookAgain(looked, said)
          return toOutcome(looked)
        }),
        // Permanent: no endpoint will become available.
        TE.orElse((error) =>
          error._tag === 'NotConfigured' ? TE.right<RemoteError, Outcome>(E.left(error)) : TE.left(error),
        ),
      )()
    return awaitOutcome(deps, INTERVAL_MS, look)()
  }
