import type { Messages } from '../../application/api/Messages.js'
import { useTranslate } from '../messages/useTranslate.js'
import { Arch } from '../primitives/Arch.js'
import type { IconName } from '../primitives/Icon.js'
import { explanation, explanationTitle, explanationWords } from './Explanation.styles.js'
import { hint } from '../modal/shared.styles.js'

export interface ExplanationProps {
  readonly icon: IconName
  readonly title: keyof Messages
  readonly text: keyof Messages
}

/** One thing to know, under its sign. */
export const Explanation = ({ icon, title, text }: ExplanationProps) => {
  const t = useTranslate()
  return (
    <li className={explanation}>
      <Arch name="" icon={icon} />
      <div className={explanationWords}>
        <h3 className={explanationTitle}>{t(title)}</h3>
        <p className={hint}>{t(text)}</p>
      </div>
    </li>
  )
}
