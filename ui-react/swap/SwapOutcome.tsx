import type { HostSwap } from '../../application/swap/hostSwap.js'
import { explorerTransactionUrl } from '../../domain/network/networkDisplay.js'
import { ExplorerLink } from '../account/ExplorerLink.js'
import { Fact, Facts } from '../account/Facts.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { column, lead } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { usePortico } from '../shared/usePortico.js'
import { LeftoverPart } from './LeftoverPart.js'
import { SWAP, SWAP_WORDS } from './messages.js'
import { SideAmounts } from './PreviewFacts.js'
import type { SentStep, SwapViewProps } from './WithSwap.js'

/** Texts for the outcome on the chain. */
const FATES = {
  Waiting: 'payment.outcome.Waiting',
  Swapped: 'swap.swapped',
  Failed: 'payment.outcome.Failed',
  Replaced: 'payment.outcome.Replaced',
  Lost: 'payment.outcome.Lost',
} as const

/** For a failed batch, or calls that a wallet accepted without a hash, it is unknown how many were executed. */
const fateOf = ({ outcome, isBatch, isHash }: SentStep) =>
  outcome._tag === 'Failed' && (isBatch || !isHash) ? 'swap.callsFailed' : FATES[outcome._tag]

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
    <div className={column}>
      <div className={centred}>
        <Icon name={isBad ? 'alert' : 'done'} />
        <p className={lead} role="status" tabIndex={-1} data-portico-focus>
          {t(fateOf(step), { network: network.name })}
        </p>
        {outcome._tag === 'Failed' && outcome.reason !== '' && (
          <p className={hint}>
            <bdi>{t('payment.reason', { reason: outcome.reason })}</bdi>
          </p>
        )}
      </div>
      <SideAmounts {...quote} {...sides} />
      {isHash && (
        <Facts>
          <Fact name={t('payment.hash')}>
            <bdi dir="ltr" translate="no">
              {id}
            </bdi>
          </Fact>
        </Facts>
      )}
      {isHash && <ExplorerLink href={explorerTransactionUrl(network, id)} name={t('payment.explorer')} />}
      <LeftoverPart api={api} state={state} step={step} />
      <Button tone="primary" wide onPress={() => void portico.open({ view: 'Account' }).catch(() => undefined)}>
        {t('swap.account')}
      </Button>
    </div>
  )
}
