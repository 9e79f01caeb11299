import { useTranslate } from '../messages/useTranslate.js'
import { useOutages } from '../shared/useOutages.js'
import { outageLine } from './OutageLine.styles.js'

/** One line for everything that does not answer; the rest works (design 3.3). */
export const OutageLine = () => {
  const t = useTranslate()
  const [first, ...others] = useOutages()
  return (
    <p role="status" className={outageLine}>
      {first === undefined ? null : t(others.length === 0 ? `outage.${first}` : 'outage.many')}
    </p>
  )
}
