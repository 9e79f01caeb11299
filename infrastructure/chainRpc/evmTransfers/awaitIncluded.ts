import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import { isTransactionHash } from '../../../domain/account/addresses/patterns.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { Network } from '../../../domain/network/network.js'
import type { TransactionFate, TransactionSender } from '../../../domain/requests/transactionFate.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { awaitOutcome, type Outcome, type SettlingDeps } from '../settling.js'

const INTERVAL_MS = 2_000

/**
 * Polls every two seconds until a transaction is in a block. Nodes behind one address may be behind one another: that
 * it was replaced counts when it is said twice.
 */
export const awaitIncluded =
  (
    rpc: Pick<ChainRpc, 'transactionFate'>,
    deps: SettlingDeps,
    network: Network,
    id: string,
  ): TE.TaskEither<TransferError, void> =>
  async () => {
    if (!isTransactionHash(id)) return E.left({ _tag: 'Malformed', detail: 'hash' })
    let sender: TransactionSender | undefined
    let wasReplaced = false
    const outcomeOf = (fate: TransactionFate): Outcome => {
      if (fate._tag === 'Included')
        return fate.succeeded ? E.right(undefined) : E.left({ _tag: 'TransferFailed', reason: 'Reverted' })
      if (fate._tag === 'Waiting') sender = fate.sender ?? sender
      const isCertain = fate._tag === 'Replaced' && wasReplaced
      wasReplaced = fate._tag === 'Replaced'
      return isCertain ? E.left({ _tag: 'TransferReplaced' }) : undefined
    }
    const look: TE.TaskEither<RemoteError, Outcome> = () =>
      pipe(
        rpc.transactionFate(network, { id, sender }),
        TE.map(outcomeOf),
        // No node will ever be there to ask.
        TE.orElse((error) =>
          error._tag === 'NotConfigured' ? TE.right<RemoteError, Outcome>(E.left(error)) : TE.left(error),
        ),
      )()
    return awaitOutcome(deps, INTERVAL_MS, look)()
  }
