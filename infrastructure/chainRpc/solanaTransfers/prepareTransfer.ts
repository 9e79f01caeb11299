import * as E from 'fp-ts/Either'
import { isSolanaKey } from '../../../domain/account/addresses/solana.js'
import { isCountable, payCosts } from '../../../domain/send/funds.js'
import type { PreparedTransfer, Transfer, TransferError } from '../../../domain/send/transfer.js'
import { address } from '@solana/kit'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import { CONFIRMED } from '../solanaRpc.js'
import { type AskChain, readTokenAccount, RPC_RESULTS, simulate } from './rpc.js'
import { compile, type Compiled, type Lifetime } from './transaction.js'
import { type Plan, planTransfer } from './transferPlan.js'

const MOST_UNITS = 2n ** 64n - 1n

/** Validates a transfer without asking a chain. */
const checkTransfer = (transfer: Transfer): E.Either<TransferError, Transfer> => {
  const { from, to, asset } = transfer
  const addresses = [
    ['from', from],
    ['to', to],
    ['contract', asset._tag === 'Coin' ? from : asset.contract],
  ] as const
  const malformed = addresses.find(([, key]) => !isSolanaKey(key))
  if (malformed !== undefined) return E.left({ _tag: 'MalformedAddress', which: malformed[0] })
  if (from === to) return E.left({ _tag: 'ReceiverIsSender' })
  return isCountable(asset, MOST_UNITS) ? E.right(transfer) : E.left({ _tag: 'AmountOutOfRange' })
}

/** Size of a token account without extensions, which has the smallest deposit. */
const TOKEN_ACCOUNT_BYTES = 165

const MALFORMED_SIMULATION: RemoteError = { _tag: 'Malformed', detail: 'simulateTransaction' }

type Outcome = Pick<PreparedTransfer, 'deposit' | 'arrives'>

const feeOf = (ask: AskChain, { message }: Compiled): TE.TaskEither<TransferError, bigint> =>
  pipe(
    ask(RPC_RESULTS.fee, 'getFeeForMessage', [message, CONFIRMED]),
    TE.flatMap(({ value }): TE.TaskEither<TransferError, bigint> =>
      value === null ? TE.left({ _tag: 'TransferExpired' }) : TE.right(value),
    ),
  )

const minimumRent = (ask: AskChain, { destination }: Plan): TE.TaskEither<RemoteError, bigint> =>
  destination?.isNew === true && destination.lamports === 0n
    ? ask(RPC_RESULTS.number, 'getMinimumBalanceForRentExemption', [TOKEN_ACCOUNT_BYTES, CONFIRMED])
    : TE.right(0n)

/** Simulates the transfer: a token's extensions determine deposits and fees. */
const simulateOutcome = (
  ask: AskChain,
  { transaction }: Compiled,
  { destination }: Plan,
  units: bigint,
): TE.TaskEither<TransferError, Outcome> =>
  pipe(
    simulate(ask, transaction, { blockhash: 'Newest', watch: destination === undefined ? [] : [destination.address] }),
    TE.flatMap((accounts): TE.TaskEither<TransferError, Outcome> => {
      if (destination === undefined) return TE.right({ deposit: 0n, arrives: units })
      const after = accounts?.[0] ?? undefined
      const held = after === undefined ? undefined : readTokenAccount(after, after.owner)
      if (after === undefined || held === undefined) return TE.left(MALFORMED_SIMULATION)
      const [deposit, arrives] = [after.lamports - destination.lamports, held.units - destination.units]
      return deposit >= 0n && arrives >= 0n && arrives <= units
        ? TE.right({ deposit, arrives })
        : TE.left(MALFORMED_SIMULATION)
    }),
  )

/** Computes fees and how much can be sent besides. */
const checkFunds = (
  ask: AskChain,
  compiled: Compiled,
  plan: Plan,
  { asset }: Transfer,
): TE.TaskEither<TransferError, Pick<PreparedTransfer, 'fee' | 'units' | 'remains'>> =>
  pipe(
    feeOf(ask, compiled),
    TE.flatMap((fee) =>
      pipe(
        minimumRent(ask, plan),
        TE.flatMapEither((deposit) =>
          payCosts(asset, { coins: plan.lamports, costs: fee + deposit, tokens: plan.units }),
        ),
        TE.map((units) => ({ fee, units, remains: plan.held - units - (asset._tag === 'Coin' ? fee : 0n) })),
      ),
    ),
  )

const buildTransfer = (
  ask: AskChain,
  transfer: Transfer,
  plan: Plan,
  lifetime: Lifetime,
): TE.TaskEither<TransferError, PreparedTransfer> => {
  const compiledFor = (units: bigint): Compiled =>
    compile(address(transfer.from), lifetime, plan.unitLimit, plan.instructionsFor(units))
  return pipe(
    checkFunds(ask, compiledFor(plan.units), plan, transfer),
    TE.flatMap(({ units, fee, remains }) => {
      const compiled = compiledFor(units)
      const params = { transaction: compiled.transaction, pubkey: transfer.from }
      return pipe(
        simulateOutcome(ask, compiled, plan, units),
        TE.map((outcome) => ({
          request: { method: 'solana_signAndSendTransaction', params },
          units,
          fee,
          expectedFee: fee,
          remains,
          ...outcome,
          validUntilBlock: lifetime.lastValidBlockHeight,
        })),
      )
    }),
  )
}

/** Builds a transfer and simulates it before a signature is requested. */
export const prepareTransfer = (ask: AskChain, transfer: Transfer): TE.TaskEither<TransferError, PreparedTransfer> =>
  pipe(
    async () => checkTransfer(transfer),
    TE.flatMap(() => planTransfer(ask, transfer)),
    TE.flatMap((plan) =>
      pipe(
        ask(RPC_RESULTS.blockhash, 'getLatestBlockhash', [CONFIRMED]),
        TE.flatMap(({ value }) => buildTransfer(ask, transfer, plan, value)),
      ),
    ),
  )
