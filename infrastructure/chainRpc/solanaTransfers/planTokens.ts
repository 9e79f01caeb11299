import { type Address, address } from '@solana/kit'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Transfer } from '../../../domain/send/Transfer.js'
import type { TransferError } from '../../../domain/send/TransferError.js'
import { tryPromise } from '../../shared/tryPromise.js'
import { TOKEN_PROGRAMS } from '../TOKEN_PROGRAMS.js'
import { type Account, ANSWERS } from './ANSWERS.js'
import { askAccounts } from './askAccounts.js'
import type { AskChain } from './AskChain.js'
import { associatedAccount } from './associatedAccount.js'
import { INSTRUCTIONS, type TokenMove } from './INSTRUCTIONS.js'
import type { Plan } from './Plan.js'
import { tokensIn } from './tokensIn.js'

/** Several times what both token programs take, and what it takes to open an account on top. */
const MOVE_UNITS = 60_000
const OPEN_UNITS = 40_000

type Mint = Pick<TokenMove, 'program' | 'mint' | 'decimals'>

const readMint = (mint: string, account: Account | undefined): E.Either<TransferError, Mint> => {
  const read = ANSWERS.mint.decode(account?.data)
  const program = TOKEN_PROGRAMS.find((each) => each === account?.owner)
  if (program === undefined || E.isLeft(read)) return E.left({ _tag: 'UnknownToken' })
  return E.right({ program: address(program), mint: address(mint), decimals: read.right.parsed.info.decimals })
}

/** Needs the digests of a secure page. */
const locate = (mint: Mint, { from, to }: Transfer): TE.TaskEither<TransferError, TokenMove> => {
  const at = (owner: string): Promise<Address> => associatedAccount({ owner: address(owner), ...mint })
  return tryPromise(
    async () => ({ ...mint, source: await at(from), destination: await at(to) }),
    (cause): TransferError => ({ _tag: 'Unreachable', cause }),
  )
}

const planMove = (
  move: TokenMove,
  { from, to, units }: Transfer,
  lamports: bigint,
  [source, target]: readonly (Account | undefined)[],
): E.Either<TransferError, Plan> => {
  const available = tokensIn(source, move.program)?.units ?? 0n
  if (available < units) return E.left({ _tag: 'NotEnoughFunds', of: 'token', needed: units, available })
  const there = tokensIn(target, move.program)
  // Whoever an account was made for can give it away.
  if (there !== undefined && there.owner !== to) return E.left({ _tag: 'ReceiverIsNoWallet' })
  const isNew = there === undefined
  const send = INSTRUCTIONS.sendTokens(address(from), units, move)
  return E.right({
    instructions: isNew ? [INSTRUCTIONS.openAccount(address(from), address(to), move), send] : [send],
    unitLimit: MOVE_UNITS + (isNew ? OPEN_UNITS : 0),
    lamports,
    coins: 0n,
    destination: { address: move.destination, lamports: target?.lamports ?? 0n, units: there?.units ?? 0n, isNew },
  })
}

/** Tokens go from the account that is the sender's by rule to the receiver's, which is opened where there is none. */
export const planTokens = (
  ask: AskChain,
  transfer: Transfer,
  mint: string,
  account: Account | undefined,
  lamports: bigint,
): TE.TaskEither<TransferError, Plan> =>
  pipe(
    async () => readMint(mint, account),
    TE.flatMap((found) => locate(found, transfer)),
    TE.flatMap((move) =>
      pipe(
        askAccounts(ask, [move.source, move.destination]),
        TE.flatMapEither((accounts) => planMove(move, transfer, lamports, accounts)),
      ),
    ),
  )
