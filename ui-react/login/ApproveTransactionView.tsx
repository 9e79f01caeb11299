import { useRef } from 'react'
import { useTranslate } from '../messages/useTranslate.js'
import { hint, stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { Spinner } from '../primitives/Spinner.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { approveArea, approveSteps } from './ApproveTransactionView.styles.js'
import { useFramePlace } from './useFramePlace.js'

/** The place of the secure site's frame, in which the visitor decides on a call (S2-16, V-35). */
export const ApproveTransactionView = () => {
  const t = useTranslate()
  const portico = usePortico()
  const area = useRef<HTMLDivElement>(null)
  const open = useReadable(portico.approval) !== undefined
  const enter = useFramePlace(area, open)
  return (
    <div className={stack}>
      <div
        ref={area}
        role="group"
        aria-label={t('approve.area')}
        className={approveArea}
        tabIndex={-1}
        data-portico-focus
      >
        {open && <Spinner />}
        <p role="status" className={hint}>
          {t(open ? 'approve.waiting' : 'approve.none')}
        </p>
      </div>
      <div className={approveSteps}>
        {open && <Button onPress={enter}>{t('approve.enter')}</Button>}
        <Button onPress={portico.commands.back}>{t('approve.cancel')}</Button>
      </div>
    </div>
  )
}
