import { MoreFunds } from '../account/MoreFunds.js'
import { isOneOfAKind } from '../../domain/asset/asset.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { column, foot, warning } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { SendAmount } from './SendAmount.js'
import { ChosenAsset } from './ChosenAsset.js'
import { SEND_WORDS } from './messages.js'
import { ReceiverField } from './ReceiverField.js'
import { type ReadyToSend, type SendViewProps, WithSend } from './WithSend.js'

/** The first missing part, in the order of the form (S5-06). */
const nextStep = ({ checked: { asset, amount, receiver }, tokenLookup }: ReadyToSend) => {
  if (asset === undefined) return tokenLookup?._tag === 'Asking' ? 'send.assetAsked' : 'payment.chooseAsset'
  if (amount._tag === 'Left') return amount.left._tag === 'AmountNeeded' ? 'payment.amountNeeded' : 'payment.notReady'
  if (receiver._tag === 'Left') {
    const { _tag } = receiver.left
    if (_tag === 'NameAsked') return 'send.nameAsked'
    return _tag === 'ReceiverNeeded' ? 'send.receiverNeeded' : 'payment.notReady'
  }
  return 'payment.review'
}

/**
 * Not offered if the host filled something in, because the host decides what to do then, nor for NFTs, which cannot be
 * bought here.
 */
const isShortOfFunds = ({ checked: { asset, amount }, fixed }: ReadyToSend): boolean =>
  amount._tag === 'Left' && amount.left._tag === 'MoreThanThereIs' && fixed.length === 0 && asset?.nft === undefined

const SendForm = ({ api, state }: SendViewProps) => {
  const t = useMessages(SEND_WORDS)
  const { commands } = usePortico()
  const { checked, network, fixed, step } = state
  const isAsking = step._tag === 'Asking'
  const hasAmount = checked.asset !== undefined && !isOneOfAKind(checked.asset)
  const review = (): void => {
    if (checked.order === undefined || isAsking) return
    // The result is in the state.
    api.review().catch(() => undefined)
    commands.go({ name: 'WalletSendPreview' })
  }
  return (
    <div className={column}>
      {isAsking && (
        <p className={warning} role="status">
          {t('payment.stillAsking')}
        </p>
      )}
      {fixed.length > 0 && <p className={hint}>{t('send.fromHost')}</p>}
      <ChosenAsset api={api} state={state} />
      {hasAmount && <SendAmount api={api} state={state} onSubmit={review} />}
      <ReceiverField api={api} state={state} isFirst={!hasAmount} onSubmit={review} />
      <div className={foot}>
        {isAsking ? (
          <Button tone="primary" wide onPress={() => commands.go({ name: 'WalletSendPreview' })}>
            {t('payment.review')}
          </Button>
        ) : isShortOfFunds(state) ? (
          <MoreFunds network={network} />
        ) : (
          <Button tone="primary" wide disabled={checked.order === undefined} onPress={review}>
            {t(nextStep(state))}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The asset, its amount and its receiver (V-39). */
export const WalletSendView = () => <WithSend>{(props) => <SendForm {...props} />}</WithSend>
