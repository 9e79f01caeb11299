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

/** The required approval, and whether there is an allowance already. */
export interface ReadApproval {
  readonly approval: Approval
  readonly isSome: boolean
}

const ENOUGH: Approval = { _tag: 'Enough' }

/** The query of a swap for the server. */
export const queryOf = ({ network, account, pay, get }: SwapQuote): SwapQuery => ({
  chainId: network.caipNetworkId,
  account,
  from: swapAddress(network, pay),
  to: swapAddress(network, get),
})

/**
 * Determines the required approval. If the allowance that the server reports is enough, none is required. Otherwise the
 * server's approval names its spender, which is the only part of it that is used, and the chain reports that spender's
 * allowance.
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
    // A failure of the server is no reason to stop: the chain is asked all the same.
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
                          _tag: 'Needed',
                          kind,
                          spender,
                          resetFirst: false,
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
