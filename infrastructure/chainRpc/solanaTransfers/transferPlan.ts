import { type Address, address, type Instruction, isOffCurveAddress } from '@solana/kit'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { takeTokens } from '../../../domain/send/funds.js'
import type { Transfer, TransferAsset, TransferError } from '../../../domain/send/transfer.js'
import { tryPromise } from '../../shared/tasks.js'
import { TOKEN_PROGRAMS } from '../solanaRpc.js'
import { type Account, askAccounts, type AskChain, readTokenAccount, RPC_RESULTS } from './rpc.js'
import { associatedAccount, INSTRUCTIONS, PROGRAMS, type TokenTransfer } from './transaction.js'

/** What is to be done for a transfer, and what has to be there for it. */
export interface Plan {
  readonly instructionsFor: (units: bigint) => readonly Instruction[]
  /** Compute units that are enough for it. */
  readonly unitLimit: number
  /** What the sender has, in lamports. */
  readonly lamports: bigint
  /** What the sender has of what moves. */
  readonly held: bigint
  /** What leaves the sender; of all coins, what is there with the fee. */
  readonly units: bigint
  /** Where tokens arrive, and what is there before. */
  readonly destination:
    | { readonly address: Address; readonly lamports: bigint; readonly units: bigint; readonly isNew: boolean }
    | undefined
}

/** Several times what both token programs take, and what it takes to open an account on top. */
const TRANSFER_UNITS = 60_000
const OPEN_ACCOUNT_UNITS = 40_000

type TokenAsset = Extract<TransferAsset, { readonly _tag: 'Token' }>
type Mint = Pick<TokenTransfer, 'program' | 'mint' | 'decimals'>

const readMint = (
  { contract: mint, decimals }: TokenAsset,
  account: Account | undefined,
): E.Either<TransferError, Mint> => {
  const read = RPC_RESULTS.mint.decode(account?.data)
  const program = TOKEN_PROGRAMS.find((each) => each === account?.owner)
  if (program === undefined || E.isLeft(read)) return E.left({ _tag: 'UnknownToken' })
  const { info } = read.right.parsed
  if (decimals !== undefined && decimals !== info.decimals) return E.left({ _tag: 'DecimalsDiffer' })
  return E.right({ program: address(program), mint: address(mint), decimals: info.decimals })
}

/** Needs the digests of a secure page. */
const findTokenAccounts = (mint: Mint, { from, to }: Transfer): TE.TaskEither<TransferError, TokenTransfer> => {
  const at = (owner: string): Promise<Address> => associatedAccount({ owner: address(owner), ...mint })
  return tryPromise(
    async () => ({ ...mint, source: await at(from), destination: await at(to) }),
    (cause): TransferError => ({ _tag: 'Unreachable', cause }),
  )
}

const planTokenTransfer = (
  move: TokenTransfer,
  { from, to, asset }: Transfer,
  lamports: bigint,
  [source, target]: readonly (Account | undefined)[],
): E.Either<TransferError, Plan> => {
  const held = readTokenAccount(source, move.program)?.units ?? 0n
  const taken = takeTokens(asset, held)
  if (E.isLeft(taken)) return taken
  const there = readTokenAccount(target, move.program)
  // Whoever an account was made for can give it away.
  if (there !== undefined && there.owner !== to) return E.left({ _tag: 'ReceiverIsNoWallet' })
  const isNew = there === undefined
  const open = isNew ? [INSTRUCTIONS.openAccount(address(from), address(to), move)] : []
  return E.right({
    instructionsFor: (units) => [...open, INSTRUCTIONS.sendTokens(address(from), units, move)],
    unitLimit: TRANSFER_UNITS + (isNew ? OPEN_ACCOUNT_UNITS : 0),
    lamports,
    held,
    units: taken.right,
    destination: { address: move.destination, lamports: target?.lamports ?? 0n, units: there?.units ?? 0n, isNew },
  })
}

/** Tokens go from the account that is the sender's by rule to the receiver's, which is opened where there is none. */
const planTokens = (
  ask: AskChain,
  transfer: Transfer,
  asset: TokenAsset,
  account: Account | undefined,
  lamports: bigint,
): TE.TaskEither<TransferError, Plan> =>
  pipe(
    async () => readMint(asset, account),
    TE.flatMap((found) => findTokenAccounts(found, transfer)),
    TE.flatMap((move) =>
      pipe(
        askAccounts(ask, [move.source, move.destination]),
        TE.flatMapEither((accounts) => planTokenTransfer(move, transfer, lamports, accounts)),
      ),
    ),
  )

/** A system transfer takes 150, and so does each of the two instructions about units. */
const COIN_UNITS = 1_000

/**
 * A wallet address is unused or holds only SOL. Accounts owned by any program but the system program are no wallets.
 */
const isWallet = (account: Account | undefined): boolean =>
  account === undefined || (account.owner === PROGRAMS.system && !account.executable)

/** No key can have the address, and no program keeps anything there: coins would be gone. */
const isNobodys = (to: string, account: Account | undefined): boolean =>
  account === undefined && isOffCurveAddress(address(to))

/** Looks at sender, receiver and token, and says what is to be done. */
export const planTransfer = (ask: AskChain, transfer: Transfer): TE.TaskEither<TransferError, Plan> => {
  const { from, to, asset } = transfer
  return pipe(
    askAccounts(ask, [from, to, ...(asset._tag === 'Coin' ? [] : [asset.contract])]),
    TE.flatMap(([sender, receiver, token]): TE.TaskEither<TransferError, Plan> => {
      const lamports = sender?.lamports ?? 0n
      if (!isWallet(receiver)) return TE.left({ _tag: 'ReceiverIsNoWallet' })
      if (asset._tag === 'Token') return planTokens(ask, transfer, asset, token, lamports)
      if (asset._tag !== 'Coin') return TE.left({ _tag: 'UnknownToken' })
      if (isNobodys(to, receiver)) return TE.left({ _tag: 'ReceiverIsNoWallet' })
      return TE.right({
        instructionsFor: (units) => [INSTRUCTIONS.sendCoins(address(from), address(to), units)],
        unitLimit: COIN_UNITS,
        lamports,
        held: lamports,
        units: asset.units === 'All' ? lamports : asset.units,
        destination: undefined,
      })
    }),
  )
}
