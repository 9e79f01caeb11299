import type { SwapDoubt } from '../../domain/swap/swapError.js'
import { priceImpact, type SwapQuote } from '../../domain/swap/swapQuote.js'
import { useExactAmount } from '../account/ExactAmount.js'
import { useMessages } from '../messages/useMessages.js'
import { warning } from '../modal/ViewParts.styles.js'
import { SWAP } from './messages.js'
import { usePercent } from './QuoteFacts.js'
import { option } from './preview.styles.js'

interface DoubtsProps {
  readonly doubts: readonly SwapDoubt[]
  /** Doubts that the visitor accepted. */
  readonly accepted: readonly SwapDoubt[]
  readonly quote: SwapQuote
  readonly onAccept: (accepted: readonly SwapDoubt[]) => void
}

/** The doubts about a swap, each with a checkbox: nothing is signed before all are ticked. */
export const Doubts = ({ doubts, accepted, quote, onAccept }: DoubtsProps) => {
  const t = useMessages(SWAP)
  const percent = usePercent()
  const write = useExactAmount()
  // For a token with its own fee, the received amount is what arrives.
  const said = { percent: percent(priceImpact(quote) ?? 0), amount: write(quote.getUnits, quote.get) }
  return doubts.map((doubt) => (
    <div key={doubt} className={warning}>
      <label className={option}>
        <input
          type="checkbox"
          checked={accepted.includes(doubt)}
          onChange={({ target }) =>
            onAccept(target.checked ? [...accepted, doubt] : accepted.filter((each) => each !== doubt))
          }
        />
        <span>
          {t(`swap.doubt.${doubt}`, said)} <strong>{t('swap.doubt.accept')}</strong>
        </span>
      </label>
    </div>
  ))
}
