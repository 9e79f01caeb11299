import type { ReactNode } from 'react'
import type { Network } from '../../domain/network/network.js'
import { explorerTransactionUrl } from '../../domain/network/networkDisplay.js'
import { ExplorerLink } from '../account/ExplorerLink.js'
import { Fact, Facts } from '../account/Facts.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { column, lead } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { PAYMENT } from './messages.js'

interface OutcomeProps {
  /** What became of the payment; also announced. */
  readonly words: string
  /** It failed, or its outcome is unknown. */
  readonly isBad: boolean
  /** What was paid, if that is the heading instead of the outcome. */
  readonly amount?: ReactNode
  /** The chain's own reason for a failure, or empty. */
  readonly reason?: string
  readonly network: Network
  /** Hash of its transaction, once there is one. */
  readonly hash: string | undefined
  /** Further `Fact`s, before the hash. */
  readonly facts?: ReactNode
  /** Drawn above the facts, and below them. */
  readonly above: ReactNode
  readonly below: ReactNode
  /** The last button, which leaves the view. */
  readonly end: { readonly words: string; readonly onPress: () => void }
}

/** What became of a payment that was sent. */
export const Outcome = ({
  words,
  isBad,
  amount,
  reason = '',
  network,
  hash,
  facts,
  above,
  below,
  end,
}: OutcomeProps) => {
  const t = useMessages(PAYMENT)
  const isHeading = amount === undefined
  return (
    <div className={column}>
      <div className={centred}>
        <Icon name={isBad ? 'alert' : 'done'} />
        <p className={lead} role={isHeading ? 'status' : undefined} tabIndex={-1} data-portico-focus>
          {isHeading ? words : amount}
        </p>
        {!isHeading && (
          <p className={hint} role="status">
            {words}
          </p>
        )}
        {reason !== '' && (
          <p className={hint}>
            <bdi>{t('payment.reason', { reason })}</bdi>
          </p>
        )}
      </div>
      {above}
      {(facts !== undefined || hash !== undefined) && (
        <Facts>
          {facts}
          {hash !== undefined && (
            <Fact name={t('payment.hash')}>
              <bdi dir="ltr" translate="no">
                {hash}
              </bdi>
            </Fact>
          )}
        </Facts>
      )}
      {hash !== undefined && <ExplorerLink href={explorerTransactionUrl(network, hash)} name={t('payment.explorer')} />}
      {below}
      <Button tone="primary" wide onPress={end.onPress}>
        {end.words}
      </Button>
    </div>
  )
}
