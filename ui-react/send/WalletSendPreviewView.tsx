import { MoreFunds } from '../account/MoreFunds.js'
import { useRef, useState } from 'react'
import type { Preview, SendStep } from '../../domain/send/sendState.js'
import { baseUnitsToDecimal } from '../../domain/amount/baseUnits.js'
import { multiply } from '../../domain/amount/decimals.js'
import { networkName } from '../../domain/network/networkNames.js'
import { isMiddleOf } from '../../domain/send/lookalike.js'
import { isUncertain } from '../../domain/payment/uncertain.js'
import { Fiat } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { choices, column, foot, warning } from '../modal/ViewParts.styles.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { AssetPicture } from '../payment/AssetPicture.js'
import { Button } from '../primitives/Button.js'
import { useFocusKept } from '../shared/useFocusKept.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { LookalikeGuard } from './LookalikeGuard.js'
import { SEND, SEND_WORDS } from './messages.js'
import { leaving } from './send.styles.js'
import { AssetAmount, SendFacts } from './SendFacts.js'
import { SendProblem } from './SendProblem.js'
import { useSaved } from './useSaved.js'
import { type SendViewProps, WithSend } from './WithSend.js'

/** The exact amount that leaves the account. */
const Leaving = ({ preview: { order, prepared } }: { readonly preview: Preview }) => {
  const t = useMessages(SEND)
  const { asset, network } = order
  const amount = baseUnitsToDecimal(prepared.units, asset.decimals)
  return (
    <div className={leaving} tabIndex={-1}>
      <span className={hint}>{t('send.youSend')}</span>
      {asset.nft !== undefined && <AssetPicture asset={asset} network={network} size="large" />}
      <AssetAmount units={prepared.units} asset={asset} />
      {asset.price !== undefined && (
        <span className={hint}>
          <Fiat value={multiply(amount, String(asset.price))} />
        </span>
      )}
    </div>
  )
}

/** Warns about an unusual receiver. */
const ReceiverWarning = ({ preview: { order, receiver } }: { readonly preview: Preview }) => {
  const t = useMessages(SEND)
  const { networks } = useNetwork()
  if (order.network.chainNamespace !== 'eip155' || receiver._tag === 'Plain') return null
  if (receiver._tag === 'ContractElsewhere')
    return <p className={warning}>{t('send.contractElsewhere', { network: networkName(networks, receiver.on) })}</p>
  const key = receiver._tag === 'Contract' ? 'send.isContract' : 'send.unknownReceiver'
  return <p className={warning}>{t(key, { symbol: order.asset.symbol })}</p>
}

type Previewed = Extract<SendStep, Preview>

const isPreviewed = (step: SendStep): step is Previewed => 'prepared' in step

interface ButtonsProps extends Pick<SendViewProps, 'api'> {
  readonly step: Previewed
  /** The visitor's input for the middle of the receiver's address. */
  readonly typed: string
}

const isChecked = ({ order, lookalikeOf }: Preview, typed: string): boolean =>
  lookalikeOf === undefined || isMiddleOf(order.network.chainNamespace, order.to, typed)

/** If its outcome is unknown, it cannot be sent again from here. */
const canConfirm = (step: Previewed): boolean => step._tag !== 'NotSent' || !isUncertain(step.error)

/** The current step, or a caution. */
const statusLine = ({ _tag }: Previewed) => {
  if (_tag === 'Checking') return 'send.preparing'
  return _tag === 'Asking' ? 'payment.approve' : 'send.lost'
}

const Buttons = ({ api, step, typed }: ButtonsProps) => {
  const t = useMessages(SEND_WORDS)
  const { commands } = usePortico()
  const isAsking = step._tag === 'Asking'
  const canSend = canConfirm(step)
  return (
    <div className={choices}>
      {!isAsking && <Button onPress={commands.back}>{t(canSend ? 'payment.cancel' : 'payment.back')}</Button>}
      {canSend && (
        <Button
          tone="primary"
          busy={isAsking || step._tag === 'Checking'}
          disabled={!isChecked(step, typed)}
          onPress={() => void api.confirm(typed).catch(() => undefined)}
        >
          {t('send.confirm')}
        </Button>
      )}
    </div>
  )
}

const Previewing = ({ api, state }: SendViewProps) => {
  const t = useMessages(SEND_WORDS)
  const { commands } = usePortico()
  const { step, assets, fixed } = state
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // The pressed button may have disappeared: "Try again" while the chain is asked, "Send" if the outcome is unknown.
  useFocusKept(box, step._tag)
  const address = step._tag === 'Editing' ? '' : step.order.to
  const saved = useSaved(api, { namespace: state.network.chainNamespace, address })
  if (step._tag === 'Editing')
    return (
      <div className={centred}>
        <p className={hint}>{t('payment.nothingSent')}</p>
        <Button onPress={() => commands.go({ name: 'WalletSend' })}>{t('payment.back')}</Button>
      </div>
    )
  if (step._tag === 'Preparing')
    return (
      <div ref={box} role="status">
        <p className={hint} tabIndex={-1}>
          {t('send.preparing')}
        </p>
        <ViewLoading />
      </div>
    )
  if (!isPreviewed(step))
    return (
      <div ref={box} className={column}>
        <SendProblem error={step.error} order={step.order} />
        <div className={choices}>
          <Button onPress={commands.back}>{t('payment.back')}</Button>
          <Button tone="primary" onPress={() => void api.review().catch(() => undefined)}>
            {t('payment.retry')}
          </Button>
        </div>
        {step.error._tag === 'NotEnoughFunds' && fixed.length === 0 && <MoreFunds network={step.order.network} />}
      </div>
    )
  return (
    <div ref={box} className={column}>
      <Leaving preview={step} />
      <SendFacts preview={step} assets={assets} savedAs={saved?.name} />
      <ReceiverWarning preview={step} />
      {step.lookalikeOf !== undefined && canConfirm(step) && (
        <LookalikeGuard
          namespace={step.order.network.chainNamespace}
          address={step.order.to}
          known={step.lookalikeOf}
          typed={typed}
          onType={setTyped}
          onSubmit={() => void api.confirm(typed).catch(() => undefined)}
        />
      )}
      <div className={foot}>
        {step._tag === 'Prepared' && step.hasChanged && (
          <p className={warning} role="alert">
            {t('payment.changed')}
          </p>
        )}
        {step._tag === 'Prepared' && step.mayBeSent && (
          <p className={warning} role="alert">
            {t('payment.lookFirst')}
          </p>
        )}
        {step._tag === 'NotSent' && <SendProblem error={step.error} order={step.order} />}
        <div className={centred} role="status">
          <p className={hint}>{t(statusLine(step))}</p>
        </div>
        <Buttons api={api} step={step} typed={typed} />
      </div>
    </div>
  )
}

/** All effects and costs of a transfer, before the wallet is asked (V-41, U-103). */
export const WalletSendPreviewView = () => <WithSend>{(props) => <Previewing {...props} />}</WithSend>
