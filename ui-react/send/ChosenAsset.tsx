import { ambiguityIn } from '../../domain/asset/ambiguity.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { warning } from '../modal/ViewParts.styles.js'
import { AssetRow, useAvailable } from '../payment/AssetRow.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { usePortico } from '../shared/usePortico.js'
import { SEND_WORDS } from './messages.js'
import type { SendViewProps } from './WithSend.js'

/** The asset to send; or why it is missing, and a link to choose another. */
export const ChosenAsset = ({ api, state }: SendViewProps) => {
  const t = useMessages(SEND_WORDS)
  const { commands } = usePortico()
  const { assets, checked, network, fixed, form, step, tokenLookup } = state
  const available = useAvailable()
  const still = step._tag === 'Asking' || fixed.includes('assetId')
  const chooseAnother = (): void => commands.go({ name: 'WalletSendSelectToken' })
  if (checked.asset !== undefined)
    return (
      <AssetRow
        asset={checked.asset}
        network={network}
        isAmbiguous={ambiguityIn(assets)(checked.asset)}
        said={available(checked.asset)}
        tag={!still && <Icon name="down" />}
        disabled={still}
        onPress={chooseAnother}
      />
    )
  const lookup = tokenLookup?.id === form.assetId ? tokenLookup : undefined
  if (lookup?._tag === 'Asking')
    return (
      <p className={hint} role="status">
        {t('send.assetAsked')}
      </p>
    )
  const error = lookup?._tag === 'NotFound' ? lookup.error : undefined
  const isGone = error?._tag === 'TokenNeeded' || error?._tag === 'UnknownToken'
  return (
    <div className={stack}>
      {error !== undefined && (
        <div className={warning} role="alert">
          <p>{t(isGone ? 'send.assetGone' : 'send.unavailable')}</p>
          <ErrorCode error={error} />
        </div>
      )}
      {error !== undefined && !isGone && (
        <Button wide onPress={() => api.choose(form.assetId)}>
          {t('payment.retry')}
        </Button>
      )}
      <Button wide onPress={chooseAnother}>
        {t('payment.chooseAsset')}
      </Button>
    </div>
  )
}
