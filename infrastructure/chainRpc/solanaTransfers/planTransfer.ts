import { address } from '@solana/kit'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Transfer } from '../../../domain/send/Transfer.js'
import type { TransferError } from '../../../domain/send/TransferError.js'
import type { Account } from './ANSWERS.js'
import { askAccounts } from './askAccounts.js'
import type { AskChain } from './AskChain.js'
import { INSTRUCTIONS } from './INSTRUCTIONS.js'
import type { Plan } from './Plan.js'
import { planTokens } from './planTokens.js'
import { PROGRAMS } from './PROGRAMS.js'

/** A system transfer takes 150, and so does each of the two instructions about units. */
const COIN_UNITS = 1_000

/** Nobody was there yet, or somebody with nothing but coins. Accounts of any program but the system's are no wallets. */
const isWallet = (account: Account | undefined): boolean =>
  account === undefined || (account.owner === PROGRAMS.system && !account.executable)

/** Looks at sender, receiver and token, and says what is to be done. */
export const planTransfer = (ask: AskChain, transfer: Transfer): TE.TaskEither<TransferError, Plan> => {
  const { from, to, contract, units } = transfer
  return pipe(
    askAccounts(ask, [from, to, ...(contract === undefined ? [] : [contract])]),
    TE.flatMap(([sender, receiver, token]): TE.TaskEither<TransferError, Plan> => {
      const lamports = sender?.lamports ?? 0n
      if (!isWallet(receiver)) return TE.left({ _tag: 'ReceiverIsNoWallet' })
      if (contract !== undefined) return planTokens(ask, transfer, contract, token, lamports)
      return TE.right({
        instructions: [INSTRUCTIONS.sendCoins(address(from), address(to), units)],
        unitLimit: COIN_UNITS,
        lamports,
        coins: units,
        destination: undefined,
      })
    }),
  )
}
