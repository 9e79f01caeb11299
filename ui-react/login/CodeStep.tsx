import type { ReactNode } from 'react'
import { useTranslate } from '../messages/useTranslate.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { classes } from '../primitives/classes.js'
import { CodeField } from '../primitives/CodeField.js'
import { breaking, wide } from './login.styles.js'
import { Step } from './Step.js'

export interface CodeStepProps {
  /** A code is being checked. */
  readonly busy: boolean
  /** The last code was wrong. */
  readonly refused: boolean
  /** Which mailbox the code is in. */
  readonly hint: string
  readonly onCode: (code: string) => void
  /** The visitor wants another address. */
  readonly onElsewhere: () => void
  /** What else can be done. */
  readonly children?: ReactNode
}

/** Asks for the code from a mail (V-15, V-17, V-18). */
export const CodeStep = ({ busy, refused, hint: hintText, onCode, onElsewhere, children }: CodeStepProps) => {
  const t = useTranslate()
  return (
    <Step>
      <p role="status" className={classes(hint, breaking)}>
        {busy ? t('login.checking') : hintText}
      </p>
      <div className={wide}>
        <CodeField
          label={t('login.code')}
          busy={busy}
          error={refused ? t('login.error.code') : undefined}
          onCode={onCode}
        />
      </div>
      {children}
      <Button wide disabled={busy} onPress={onElsewhere}>
        {t('login.elsewhere')}
      </Button>
    </Step>
  )
}
