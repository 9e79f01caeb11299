import { useEarlyWords } from '../messages/useEarlyWords.js'
import { useOutages } from '../shared/useOutages.js'
import { useTokens } from '../shared/useTokens.js'
import { outageLine } from './OutageLine.styles.js'
import { useShownView } from './useShownView.js'

/** One line for everything that does not answer; the rest works (design 3.3). What the view itself says is not said twice. */
export const OutageLine = () => {
  const t = useEarlyWords()
  const outages = useOutages()
  const tokens = useTokens()
  const view = useShownView()
  const saidBelow = view.name === 'Account' && tokens._tag === 'Unavailable'
  const [first, ...others] = saidBelow ? outages.filter((part) => part !== 'blockchainApi') : outages
  return (
    <p role="status" className={outageLine}>
      {first === undefined ? null : t(others.length === 0 ? `outage.${first}` : 'outage.many')}
    </p>
  )
}
