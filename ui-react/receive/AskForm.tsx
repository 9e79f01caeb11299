import { useState } from 'react'
import type { ReceiveApi } from '../../application/receive/receiveFeature.js'
import type { Asset } from '../../domain/asset/asset.js'
import type { Shown } from '../../domain/receive/receive.js'
import { useMessages } from '../messages/useMessages.js'
import { AmountField } from '../payment/AmountField.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { amountInField } from '../../domain/amount/amountInField.js'
import { assetName } from './assetName.js'
import { RECEIVE_WORDS } from './messages.js'
import { assetChoice } from './receive.styles.js'

/** What is wrong with the input, as text for the visitor. */
const useRefusal = (shown: Shown, isGone: boolean): string | undefined => {
  const t = useMessages(RECEIVE_WORDS)
  if (isGone) return t('receive.chooseAgain')
  if (shown._tag !== 'Refused') return undefined
  const { error, asset } = shown
  switch (error._tag) {
    case 'NothingAsked':
      // Every amount below one begins with 0.
      return undefined
    case 'TooPrecise':
      return t('payment.tooPrecise', { symbol: asset.symbol, decimals: String(error.decimals) })
    case 'NotADecimal':
    case 'TooMuch':
      return t('payment.notAnAmount')
  }
}

interface AskFormProps {
  readonly api: Pick<ReceiveApi, 'ask' | 'askNothing'>
  /** The visitor removes the amount. */
  readonly onEnd: () => void
  readonly assets: readonly Asset[]
  readonly shown: Shown
  /** The account and network for which an amount is requested. */
  readonly place: string
  /** The visitor has just opened the form. */
  readonly isPressed: boolean
}

interface Draft {
  readonly place: string
  /** Id of an asset; `undefined` until something is requested. */
  readonly chosen: string | undefined
  readonly amount: string
}

const EMPTY = { chosen: undefined, amount: '' }

/** Requests an amount: the code and the link follow the input. */
export const AskForm = ({ api, assets, shown, place, isPressed, onEnd }: AskFormProps) => {
  const t = useMessages(RECEIVE_WORDS)
  const { locale } = useReadable(usePortico().appearance)
  const [draft, setDraft] = useState<Draft>(() =>
    shown._tag === 'Link'
      ? { place, chosen: shown.asset.id, amount: amountInField(shown.amount, locale) }
      : { ...EMPTY, place },
  )
  // Cleared instead of remounted, so that the focus stays.
  if (draft.place !== place) setDraft({ ...EMPTY, place })
  const { chosen, amount } = draft
  // A token may disappear while the form is open. It stays selected: otherwise the next keystroke would request the
  // amount in another token.
  const asset = chosen ?? assets[0]?.id ?? ''
  const isGone = !assets.some(({ id }) => id === asset)
  const refusal = useRefusal(shown, isGone)
  const ask = (assetId: string, text: string): void => {
    setDraft({ place, chosen: assetId, amount: text })
    if (text.trim() === '') api.askNothing()
    else api.ask(assetId, text)
  }
  return (
    <>
      <AmountField
        label={t('payment.amount')}
        text={amount}
        error={refusal}
        still={false}
        focus={isPressed ? 'AtOnce' : undefined}
        onText={(text) => ask(asset, text)}
        onSubmit={() => undefined}
      >
        <select
          className={assetChoice}
          dir="ltr"
          aria-label={t('receive.asset')}
          value={isGone ? '' : asset}
          onChange={({ target }) => ask(target.value, amount)}
        >
          {isGone && <option value="" disabled />}
          {assets.map((each) => (
            <option key={each.id} value={each.id} dir="ltr">
              {assetName(each)}
            </option>
          ))}
        </select>
      </AmountField>
      <Button onPress={onEnd}>{t('receive.askNothing')}</Button>
    </>
  )
}
