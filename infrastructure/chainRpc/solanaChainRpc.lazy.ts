import * as t from 'io-ts'
import { bothOf, oneOf, validEntries } from '../http/codecs/combinators.js'
import { CONFIRMED, Decimals, openSolanaRpc, SolanaKey, TOKEN_PROGRAMS, U64, U64Text } from './solanaRpc.js'
import type { TokenHolding } from '../../domain/account/tokens.js'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { isSolanaKey, isSolanaSignature } from '../../domain/account/addresses/solana.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { TransactionFate } from '../../domain/requests/transactionFate.js'
import type { OpenReader } from './ChainReader.js'
import { toRemoteError } from './rpcFetch.js'
import { tryPromise } from '../shared/tasks.js'

const TokenAccount = t.type({
  account: t.type({
    data: t.type({
      parsed: t.type({
        info: t.type({ mint: SolanaKey, tokenAmount: t.type({ amount: U64Text, decimals: Decimals }) }),
      }),
    }),
  }),
})

type TokenAccount = t.TypeOf<typeof TokenAccount>

/** Answer of `getTokenAccountsByOwner` as `jsonParsed`, without accounts that the node could not parse. */
const TokenAccounts = t.type({ value: validEntries(TokenAccount) })

/** Sums the accounts of each mint, in order of the accounts; drops empty ones. */
const sumByMint = (accounts: readonly TokenAccount[]): readonly TokenHolding[] => {
  const held = new Map<string, TokenHolding>()
  for (const { account } of accounts) {
    const { mint, tokenAmount } = account.data.parsed.info
    const units = tokenAmount.amount + (held.get(mint)?.units ?? 0n)
    if (units > 0n) held.set(mint, { contract: mint, units, decimals: tokenAmount.decimals })
  }
  return [...held.values()]
}

const Balance = t.type({ value: U64 })

/** `err` is set for transactions that failed on chain. */
const Status = bothOf(t.type({ err: t.unknown }), t.partial({ confirmationStatus: oneOf(t.string, t.null) }))
const Statuses = t.type({ value: t.readonlyArray(oneOf(t.null, Status)) })

/** Without it, nodes search only the last minute or two of signatures; a reload may take longer. */
const WHOLE_LEDGER = { searchTransactionHistory: true }

const fateOf = (status: t.TypeOf<typeof Statuses>['value'][number]): TransactionFate => {
  if (status === null) return { _tag: 'Unknown' }
  const isOver = status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized'
  return isOver ? { _tag: 'Included', succeeded: status.err === null } : { _tag: 'Waiting' }
}

/** Opens the reader of a Solana chain. */
export const openSolanaReader: OpenReader = (deps) => {
  const endpoints = openSolanaRpc(deps)
  if (endpoints === undefined) return undefined
  const { ask, dispose } = endpoints
  const read = <A>(address: string, question: () => Promise<A>): TE.TaskEither<RemoteError, A> =>
    isSolanaKey(address) ? tryPromise(question, toRemoteError) : TE.left({ _tag: 'Malformed', detail: 'address' })
  return {
    balance: (address) => read(address, async () => (await ask(Balance, 'getBalance', [address, CONFIRMED])).value),
    tokens: (address) =>
      pipe(
        read(address, () =>
          Promise.all(
            TOKEN_PROGRAMS.map((programId) =>
              ask(TokenAccounts, 'getTokenAccountsByOwner', [
                address,
                { programId },
                { ...CONFIRMED, encoding: 'jsonParsed' },
              ]),
            ),
          ),
        ),
        TE.map((programs) => sumByMint(programs.flatMap(({ value }) => value))),
      ),
    transactionFate: ({ id }) =>
      isSolanaSignature(id)
        ? tryPromise(
            async () => fateOf((await ask(Statuses, 'getSignatureStatuses', [[id], WHOLE_LEDGER])).value[0] ?? null),
            toRemoteError,
          )
        : TE.left({ _tag: 'Malformed', detail: 'signature' }),
    request: () => TE.left({ _tag: 'NotConfigured' }),
    dispose,
  }
}
