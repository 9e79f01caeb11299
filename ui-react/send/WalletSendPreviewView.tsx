import { type ComponentProps, useState } from 'react'
import { type Preview, sendPhase, type SendStep } from '../../domain/send/sendState.js'
import { baseUnitsToDecimal } from '../../domain/amount/baseUnits.js'
import { multiply } from '../../domain/amount/decimals.js'
import { networkName } from '../../domain/network/networkNames.js'
import { isMiddleOf } from '../../domain/send/lookalike.js'
import { isUnderWay } from '../../domain/payment/paymentPhase.js'
import { Fiat } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { warning } from '../modal/ViewParts.styles.js'
import { AssetPicture } from '../payment/AssetPicture.js'
import { Review, ReviewFoot } from '../payment/Review.js'
import { Button } from '../primitives/Button.js'
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

const isChecked = ({ order, lookalikeOf }: Preview, typed: string): boolean =>
  lookalikeOf === undefined || isMiddleOf(order.network.chainNamespace, order.to, typed)

/** The current step, or a caution. */
const statusLine = ({ _tag }: Previewed) => {
  if (_tag === 'Checking') return 'send.preparing'
  return _tag === 'Asking' ? 'payment.approve' : 'send.lost'
}

interface PreparedProps extends SendViewProps {
  readonly step: Previewed
  /** The visitor's input for the middle of the receiver's address. */
  readonly typed: string
  readonly onType: (typed: string) => void
}

const Prepared = ({ api, state, step, typed, onType }: PreparedProps) => {
  const t = useMessages(SEND_WORDS)
  const { commands } = usePortico()
  const { order, lookalikeOf } = step
  const phase = sendPhase(step)
  const namespace = order.network.chainNamespace
  const saved = useSaved(api, { namespace: state.network.chainNamespace, address: order.to })
  const confirm = (): void => void api.confirm(typed).catch(() => undefined)
  return (
    <>
      <Leaving preview={step} />
      <SendFacts preview={step} assets={state.assets} savedAs={saved?.name} />
      <ReceiverWarning preview={step} />
      {lookalikeOf !== undefined && phase !== 'Unknown' && (
        <LookalikeGuard
          namespace={namespace}
          address={order.to}
          known={lookalikeOf}
          typed={typed}
          onType={onType}
          onSubmit={confirm}
        />
      )}
      <ReviewFoot
        alerts={[
          ...(step._tag === 'Prepared' && step.hasChanged ? [t('payment.changed')] : []),
          ...(phase !== 'Unknown' && 'mayBeSent' in step && step.mayBeSent ? [t('send.mayBeSent')] : []),
        ]}
        problem={step._tag === 'NotSent' && <SendProblem error={step.error} order={order} />}
        status={
          <p className={hint} role="status">
            {t(statusLine(step))}
          </p>
        }
        phase={phase}
        onLeave={commands.back}
      >
        <Button tone="primary" busy={isUnderWay(phase)} disabled={!isChecked(step, typed)} onPress={confirm}>
          {t('send.confirm')}
        </Button>
      </ReviewFoot>
    </>
  )
}

const Previewing = ({ api, state }: SendViewProps) => {
  const t = useMessages(SEND)
  const { step, fixed } = state
  const [typed, setTyped] = useState('')
  const toNotPrepared = (): ComponentProps<typeof Review>['notPrepared'] => {
    if (step._tag !== 'NotPrepared') return undefined
    const { error, order } = step
    return {
      problem: <SendProblem error={error} order={order} />,
      lacksOn: error._tag === 'NotEnoughFunds' && fixed.length === 0 ? order.network : undefined,
      onRetry: () => void api.review().catch(() => undefined),
    }
  }
  return (
    <Review
      phase={sendPhase(step)}
      form={{ name: 'WalletSend' }}
      preparing={t('send.preparing')}
      notPrepared={toNotPrepared()}
    >
      {isPreviewed(step) && <Prepared api={api} state={state} step={step} typed={typed} onType={setTyped} />}
    </Review>
  )
}

/** All effects and costs of a transfer, before the wallet is asked (V-41, U-103). */
export const WalletSendPreviewView = () => <WithSend>{(props) => <Previewing {...props} />}</WithSend>
