import type { HostSwap } from '../../application/swap/hostSwap.js'
import { useMessages } from '../messages/useMessages.js'
import { Outcome } from '../payment/Outcome.js'
import { usePortico } from '../shared/usePortico.js'
import { LeftoverPart } from './LeftoverPart.js'
import { SWAP, SWAP_WORDS } from './messages.js'
import { SideAmounts } from './PreviewFacts.js'
import type { SentStep, SwapViewProps } from './WithSwap.js'

/** For a failed batch, or calls that a wallet accepted without a hash, it is unknown how many were executed. */
const fateOf = ({ outcome: { _tag }, isBatch, isHash }: SentStep) => {
  if (_tag === 'Swapped') return 'swap.swapped'
  return _tag === 'Failed' && (isBatch || !isHash) ? 'swap.callsFailed' : (`payment.outcome.${_tag}` as const)
}

/** What left and what arrived; until the chain reports that, the quoted amounts. */
const useSides = ({ quote, outcome }: SentStep) => {
  const t = useMessages(SWAP)
  const quoted = { paid: quote.payUnits, got: quote.getUnits }
  if (outcome._tag === 'Waiting') return { ...quoted, names: { pay: t('swap.pay'), get: t('swap.about') } }
  if (outcome._tag !== 'Swapped') return { ...quoted, names: { pay: t('swap.toPay'), get: t('swap.toGet') } }
  const { received, paid } = outcome
  const got = received === undefined ? 'swap.arrivedAbout' : 'swap.arrived'
  return {
    names: { pay: t('swap.paid'), get: t(got) },
    paid: paid ?? quote.payUnits,
    got: received ?? quote.getUnits,
  }
}

interface SwapOutcomeProps extends Pick<SwapViewProps, 'state'> {
  readonly api: HostSwap
  readonly step: SentStep
}

/** What was swapped, its outcome, and what remains approved. */
export const SwapOutcome = ({ api, state, step }: SwapOutcomeProps) => {
  const t = useMessages(SWAP_WORDS)
  const portico = usePortico()
  const { quote, outcome, id, isHash } = step
  const { network } = quote
  const isBad = outcome._tag !== 'Waiting' && outcome._tag !== 'Swapped'
  const sides = useSides(step)
  return (
    <Outcome
      words={t(fateOf(step), { network: network.name })}
      isBad={isBad}
      reason={outcome._tag === 'Failed' ? outcome.reason : ''}
      network={network}
      hash={isHash ? id : undefined}
      above={<SideAmounts {...quote} {...sides} />}
      below={<LeftoverPart api={api} state={state} step={step} />}
      end={{ words: t('swap.account'), onPress: () => void portico.open({ view: 'Account' }).catch(() => undefined) }}
    />
  )
}
