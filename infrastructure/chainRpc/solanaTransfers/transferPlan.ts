import { unreachable } from '../../../domain/errors/remoteError.js'
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

/** Instructions of a transfer, and the balances it depends on. */
export interface Plan {
  readonly instructionsFor: (units: bigint) => readonly Instruction[]
  /** Sufficient compute units. */
  readonly unitLimit: number
  /** The sender's balance in lamports. */
  readonly lamports: bigint
  /** The sender's holding of the transferred asset. */
  readonly held: bigint
  /** Units to send; for all coins, the balance including the fee. */
  readonly units: bigint
  /** Receiving token account, with its balances before the transfer. */
  readonly destination:
    | { readonly address: Address; readonly lamports: bigint; readonly units: bigint; readonly isNew: boolean }
    | undefined
}

/** Several times what either token program uses, and what opening an account adds. */
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

/** Needs `crypto.subtle`, so a secure context. */
const findTokenAccounts = (mint: Mint, { from, to }: Transfer): TE.TaskEither<TransferError, TokenTransfer> => {
  const at = (owner: string): Promise<Address> => associatedAccount({ owner: address(owner), ...mint })
  return tryPromise(async () => ({ ...mint, source: await at(from), destination: await at(to) }), unreachable)
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
  // The owner of the account, another than the receiver, would control the tokens.
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

/** Transfers tokens between the associated accounts of sender and receiver; opens the receiver's if missing. */
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

/** A system transfer uses 150, and so does each of the two compute budget instructions. */
const COIN_UNITS = 1_000

/**
 * A wallet address is unused or holds only SOL. Accounts owned by programs other than the system program are no
 * wallets.
 */
const isWallet = (account: Account | undefined): boolean =>
  account === undefined || (account.owner === PROGRAMS.system && !account.executable)

/** Unused address that no key can have: coins sent there would be lost. */
const hasNoKey = (to: string, account: Account | undefined): boolean =>
  account === undefined && isOffCurveAddress(address(to))

/** Reads sender, receiver and token, and plans the transfer. */
export const planTransfer = (ask: AskChain, transfer: Transfer): TE.TaskEither<TransferError, Plan> => {
  const { from, to, asset } = transfer
  return pipe(
    askAccounts(ask, [from, to, ...(asset._tag === 'Coin' ? [] : [asset.contract])]),
    TE.flatMap(([sender, receiver, token]): TE.TaskEither<TransferError, Plan> => {
      const lamports = sender?.lamports ?? 0n
      if (!isWallet(receiver)) return TE.left({ _tag: 'ReceiverIsNoWallet' })
      if (asset._tag === 'Token') return planTokens(ask, transfer, asset, token, lamports)
      if (asset._tag !== 'Coin') return TE.left({ _tag: 'UnknownToken' })
      if (hasNoKey(to, receiver)) return TE.left({ _tag: 'ReceiverIsNoWallet' })
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
