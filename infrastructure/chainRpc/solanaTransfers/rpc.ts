import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { attempt } from '../../shared/safeRead.js'
import { oneOf, onlyOne } from '../../http/codecs/combinators.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import { CONFIRMED, Decimals, SolanaKey, U64, U64Text } from '../solanaRpc.js'
import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import type { TransferError } from '../../../domain/send/transfer.js'

/** Asks the nodes of one chain in turn until one answers. */
export type AskChain = <A>(
  answer: t.Decoder<unknown, A>,
  method: string,
  params: readonly unknown[],
) => TaskEither<RemoteError, A>

const Account = t.type({ lamports: U64, owner: t.string, executable: t.boolean, data: t.unknown })
const Accounts = t.readonlyArray(oneOf(t.null, Account))
const Status = t.type({
  err: t.unknown,
  confirmationStatus: oneOf(
    t.literal('processed'),
    t.literal('confirmed'),
    t.literal('finalized'),
    t.null,
    t.undefined,
  ),
})

export type Account = t.TypeOf<typeof Account>

/** Codecs of the node answers. `null` stands for an account that does not exist. */
export const RPC_RESULTS = {
  accounts: t.type({ value: Accounts }),
  blockhash: t.type({ value: t.type({ blockhash: SolanaKey, lastValidBlockHeight: U64 }) }),
  fee: t.type({ value: oneOf(t.null, U64) }),
  number: U64,
  simulation: t.type({ value: t.type({ err: t.unknown, accounts: oneOf(t.null, t.undefined, Accounts) }) }),
  signature: t.string,
  statuses: t.type({ value: onlyOne(oneOf(t.null, Status)) }),
  /** Data of token program accounts, as `jsonParsed`. */
  mint: t.type({ parsed: t.type({ type: t.literal('mint'), info: t.type({ decimals: Decimals }) }) }),
  tokens: t.type({
    parsed: t.type({
      type: t.literal('account'),
      info: t.type({ mint: t.string, owner: t.string, tokenAmount: t.type({ amount: U64Text }) }),
    }),
  }),
} as const

/** Accounts at these addresses, in order; `undefined` for one that does not exist. */
export const askAccounts = (
  ask: AskChain,
  addresses: readonly string[],
): TE.TaskEither<RemoteError, readonly (Account | undefined)[]> =>
  pipe(
    ask(RPC_RESULTS.accounts, 'getMultipleAccounts', [addresses, { ...CONFIRMED, encoding: 'jsonParsed' }]),
    TE.flatMap(({ value }) =>
      value.length === addresses.length
        ? TE.right(value.map((account) => account ?? undefined))
        : TE.left<RemoteError, never>({ _tag: 'Malformed', detail: 'getMultipleAccounts' }),
    ),
  )

/** Holding of a token account; `undefined` for other accounts. */
export const readTokenAccount = (
  account: Account | undefined,
  program: string,
): { readonly mint: string; readonly owner: string; readonly units: bigint } | undefined => {
  const read = RPC_RESULTS.tokens.decode(account?.data)
  if (E.isLeft(read) || account?.owner !== program) return undefined
  const { mint, owner, tokenAmount } = read.right.parsed.info
  return { mint, owner, units: tokenAmount.amount }
}

const LONGEST = 80

/** A chain's error by names and numbers only, without free text from the node. */
export const describeChainError = (err: unknown): string =>
  // Cyclic or too deeply nested values cannot be serialized.
  attempt(() => JSON.stringify([err]), 'Unreadable')
    .replace(/[^\w:,]/g, '')
    .slice(0, LONGEST)

type SimulatedAccounts = (typeof RPC_RESULTS)['simulation']['_A']['value']['accounts']

/**
 * Accounts as they would be after an unsigned transaction, with the newest blockhash or its own, which may be too old
 * (`TransferExpired`).
 */
export const simulate = (
  ask: AskChain,
  transaction: string,
  options: { readonly blockhash: 'Newest' | 'Own'; readonly watch: readonly string[] },
): TE.TaskEither<TransferError, SimulatedAccounts> => {
  const checks = { sigVerify: false, replaceRecentBlockhash: options.blockhash === 'Newest' }
  const accounts = options.watch.length === 0 ? {} : { accounts: { encoding: 'jsonParsed', addresses: options.watch } }
  return pipe(
    ask(RPC_RESULTS.simulation, 'simulateTransaction', [
      transaction,
      { ...CONFIRMED, encoding: 'base64', ...checks, ...accounts },
    ]),
    TE.flatMap(({ value }): TE.TaskEither<TransferError, SimulatedAccounts> => {
      if (value.err === null || value.err === undefined) return TE.right(value.accounts)
      return TE.left(
        value.err === 'BlockhashNotFound'
          ? { _tag: 'TransferExpired' }
          : { _tag: 'SimulationFailed', reason: describeChainError(value.err) },
      )
    }),
  )
}
