import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { UNLIMITED_UNITS } from '../../domain/swap/approval.js'
import type { SwapError } from '../../domain/swap/swapError.js'
import { swapAddress } from '../../domain/swap/swapAssets.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import type { SwapApi, SwapQuery } from '../ports/swapApi.js'
import type { SwapChain } from '../ports/swapChain.js'
import type { Approval, ApprovalKind } from '../../domain/swap/swapState.js'

/** What has to be approved, and whether anything is already. */
export interface ReadApproval {
  readonly approval: Approval
  readonly isSome: boolean
}

const ENOUGH: Approval = { _tag: 'Enough' }

/** What a server is asked about an exchange. */
export const queryOf = ({ network, account, pay, get }: SwapQuote): SwapQuery => ({
  ...{ chainId: network.caipNetworkId, account, from: swapAddress(network, pay), to: swapAddress(network, get) },
})

/**
 * Whether something has to be approved. What the server's own spender may take says when nothing has to be; who that
 * is, it says in the approval, of which nothing but the spender is used, and the chain says what that one may take.
 */
export const readApproval = (
  swapApi: Pick<SwapApi, 'allowance' | 'buildApprove'>,
  chain: SwapChain,
  quote: SwapQuote,
  kind: ApprovalKind,
): TaskEither<SwapError, ReadApproval> => {
  const { pay, account, network, payUnits } = quote
  const { contract } = pay
  if (contract === undefined) return TE.right({ approval: ENOUGH, isSome: false })
  const query = queryOf(quote)
  return pipe(
    swapApi.allowance(query),
    // A server that does not say it is no reason to stop: the chain is asked all the same.
    TE.orElse(() => TE.right<SwapError, bigint>(0n)),
    TE.flatMap((allowed) =>
      allowed >= payUnits
        ? TE.right({ approval: ENOUGH, isSome: false })
        : pipe(
            swapApi.buildApprove(query),
            TE.flatMap(({ spender }) =>
              pipe(
                chain.allowance(network, { contract, owner: account, spender }),
                TE.map((may) => ({
                  approval:
                    may >= payUnits
                      ? ENOUGH
                      : ({
                          ...{ _tag: 'Needed', kind, spender, resetFirst: false },
                          units: kind === 'Exact' ? payUnits : UNLIMITED_UNITS,
                        } as const),
                  isSome: may > 0n,
                })),
              ),
            ),
          ),
    ),
  )
}
