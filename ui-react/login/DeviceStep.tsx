import type { ReactNode } from 'react'
import { useTranslate } from '../messages/useTranslate.js'
import { hint, lead } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'
import { Button } from '../primitives/Button.js'
import { classes } from '../primitives/classes.js'
import { breaking } from './login.styles.js'
import { Step } from './Step.js'

export interface DeviceStepProps {
  /** What is awaited. */
  readonly hint: string
  /** The visitor wants another address. */
  readonly onElsewhere: () => void
  /** How the wait stands, and what else can be done. */
  readonly children: ReactNode
}

/** Waits for the link in a mail to be opened, which a new device needs (V-14). */
export const DeviceStep = ({ hint: hintText, onElsewhere, children }: DeviceStepProps) => {
  const t = useTranslate()
  return (
    <Step>
      <Arch name="" icon="mail" large />
      <p className={lead} tabIndex={-1} data-portico-focus>
        {t('login.device')}
      </p>
      <p role="status" className={classes(hint, breaking)}>
        {hintText}
      </p>
      {children}
      <Button wide onPress={onElsewhere}>
        {t('login.elsewhere')}
      </Button>
    </Step>
  )
}
