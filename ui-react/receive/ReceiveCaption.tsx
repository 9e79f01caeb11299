import { exactAmount } from '../../domain/amount/formatAmount.js'
import type { ReceiveState } from '../../domain/receive/receive.js'
import { useMessages } from '../messages/useMessages.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { assetName } from './assetName.js'
import { RECEIVE } from './messages.js'
import { caption } from './receive.styles.js'

interface ReceiveCaptionProps {
  readonly state: Extract<ReceiveState, { readonly _tag: 'Ready' }>
  /** Another address was shown here before. */
  readonly hasMoved: boolean
}

/** What the code can be used for; also announced. */
export const ReceiveCaption = ({ state: { shown, network, networks }, hasMoved }: ReceiveCaptionProps) => {
  const t = useMessages(RECEIVE)
  const { locale } = useReadable(usePortico().appearance)
  // A paired wallet may be on a network that it did not approve.
  const here = networks.find(({ caipNetworkId }) => caipNetworkId === network?.caipNetworkId)
  const use = (): string => {
    if (shown._tag === 'Link')
      return t('receive.asked', {
        amount: exactAmount(shown.amount, locale),
        symbol: assetName(shown.asset),
        network: network?.name ?? '',
      })
    return here === undefined ? t('receive.scan') : t('receive.scanOn', { network: here.name })
  }
  return (
    <p role="status" className={caption}>
      {hasMoved && <strong>{t('receive.moved')} </strong>}
      <span>{use()}</span>
    </p>
  )
}
