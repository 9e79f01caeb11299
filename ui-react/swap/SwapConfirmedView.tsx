import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { SWAP } from './messages.js'
import { SwapOutcome } from './SwapOutcome.js'
import { WithSwap } from './WithSwap.js'

/** What was swapped, and its outcome. */
export const SwapConfirmedView = () => {
  const t = useMessages(SWAP)
  return (
    <WithSwap>
      {({ api, state }) =>
        state.step._tag === 'Sent' ? (
          <SwapOutcome api={api} state={state} step={state.step} />
        ) : (
          <p className={hint}>{t('swap.nothingShown')}</p>
        )
      }
    </WithSwap>
  )
}
