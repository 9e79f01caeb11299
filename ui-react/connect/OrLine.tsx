import { useEarlyWords } from '../messages/useEarlyWords.js'
import { orLine } from './OrLine.styles.js'

/** Parts one way to connect from another. */
export const OrLine = () => {
  const t = useEarlyWords()
  return <p className={orLine}>{t('connect.or')}</p>
}
