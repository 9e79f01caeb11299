import { type ReactNode, useEffect, useRef } from 'react'
import { centred, hint, stack } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import {
  type EmailLoginState,
  type EmailResend,
  type EmailUpdateState,
  isResending,
  truncateEmail,
} from '../../domain/login/emailLogin.js'
import { LoadFailed } from '../modal/ViewPlaceholder.js'
import { LOGIN } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { EmailField } from '../primitives/EmailField.js'
import { breaking, wide } from './login.styles.js'
import { LoginProblem } from './LoginProblem.js'
import { useSecondsToWait } from './loginHooks.js'
import { Button } from '../primitives/Button.js'
import { CodeField } from '../primitives/CodeField.js'
import { WalletIcon } from '../primitives/WalletIcon.js'

/** One step of a login, remounted (by key) for each: takes the focus that the previous step lost. */
export const LoginStep = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const held = document.activeElement
    // The dialog holds the focus until something in it does.
    if (held === null || held.contains(box.current))
      box.current?.querySelector<HTMLElement>('[data-portico-focus]')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} className={centred}>
      {children}
    </div>
  )
}

export interface AddressStepProps {
  readonly state: EmailLoginState | EmailUpdateState
  readonly hint: string
  readonly label: string
  /** Label of the button; `retry`: after a failure. */
  readonly action: string
  readonly retry: string
  /** Initial text of the field. */
  readonly initial: string
  /** An address that is not accepted. */
  readonly except?: string | undefined
  readonly onSend: (email: string) => void
}

/**
 * Asks for an address (V-13, V-16); after a failure it says why, and accepts the same or another address. A rate limit
 * for one address does not block another.
 */
export const AddressStep = ({
  state,
  hint: hintText,
  label,
  action,
  retry,
  initial,
  except,
  onSend,
}: AddressStepProps) => {
  const t = useMessages(LOGIN)
  const failed = state._tag === 'Failed' ? state.error : undefined
  const seconds = useSecondsToWait(failed)
  const atField = failed?._tag === 'EmailInvalid'
  const lost = state._tag === 'Failed' && state.error._tag === 'ChunkNotLoaded' ? state.email : undefined
  const problem = atField || lost !== undefined ? undefined : failed
  return (
    <LoginStep>
      {lost !== undefined && <LoadFailed onRetry={() => onSend(lost)} />}
      <div role="status" className={stack}>
        {problem !== undefined ? (
          <LoginProblem error={problem} seconds={seconds} />
        ) : (
          <p className={`${hint} ${breaking}`}>
            {state._tag === 'Sending' ? t('login.sending', { email: truncateEmail(state.email) }) : hintText}
          </p>
        )}
      </div>
      <div className={wide}>
        <EmailField
          first
          label={label}
          action={problem !== undefined ? retry : action}
          initial={initial}
          error={atField ? t('login.error.email') : undefined}
          busy={state._tag === 'Sending'}
          except={seconds > 0 && state._tag === 'Failed' ? state.email : except}
          onSubmit={onSend}
        />
      </div>
    </LoginStep>
  )
}

interface Mailed {
  /** The mailbox, if known. */
  readonly email: string | undefined
  /** Progress of another e-mail to it. */
  readonly resend: EmailResend | undefined
}

/** Text about another e-mail: before and while it is sent, and afterwards. */
const useResendWords = ({ email, resend }: Mailed, sent: 'login.resentCode' | 'login.resentLink') => {
  const t = useMessages(LOGIN)
  if (email === undefined) return undefined
  const words = { email: truncateEmail(email) }
  if (resend?._tag === 'Waiting') return t('login.resendWaits', words)
  if (resend?._tag === 'Sending') return t('login.sending', words)
  return resend?._tag === 'Sent' ? t(sent, words) : undefined
}

/** Why no other e-mail was sent. */
const ResendProblem = ({ resend }: Pick<Mailed, 'resend'>) => {
  const t = useMessages(LOGIN)
  const error = resend?._tag === 'Failed' ? resend.error : undefined
  const seconds = useSecondsToWait(error)
  return error === undefined ? null : (
    <div role="alert" className={stack}>
      <p className={hint}>{t('login.notResent')}</p>
      <LoginProblem error={error} seconds={seconds} />
    </div>
  )
}

export interface CodeStepProps extends Mailed {
  /** A code is being checked. */
  readonly busy: boolean
  /** The last code was wrong. */
  readonly refused: boolean
  /** Names the mailbox that has the code. */
  readonly hint: string
  readonly onCode: (code: string) => void
  /** The visitor wants another address. */
  readonly onElsewhere: () => void
  /** Further actions. */
  readonly children?: ReactNode
}

/** Asks for the code from an e-mail (V-15, V-17, V-18). */
export const CodeStep = ({ busy, refused, hint: hintText, onCode, onElsewhere, children, ...mail }: CodeStepProps) => {
  const t = useMessages(LOGIN)
  const resendWords = useResendWords(mail, 'login.resentCode')
  return (
    <LoginStep>
      <p role="status" className={`${hint} ${breaking}`}>
        {busy ? t('login.checking') : (resendWords ?? hintText)}
      </p>
      <div className={wide}>
        <CodeField
          label={t('login.code')}
          busy={busy || isResending(mail)}
          error={refused ? t('login.error.code') : undefined}
          onCode={onCode}
        />
      </div>
      <ResendProblem resend={mail.resend} />
      {children}
      <Button wide disabled={busy} onPress={onElsewhere}>
        {t('login.elsewhere')}
      </Button>
    </LoginStep>
  )
}

export interface DeviceStepProps extends Mailed {
  /** Says what is awaited. */
  readonly hint: string
  /** The visitor wants another address. */
  readonly onElsewhere: () => void
  /** The state of the wait, and further actions. */
  readonly children: ReactNode
}

/** Waits until the link in an e-mail is opened, as a new device requires (V-14). */
export const DeviceStep = ({ hint: hintText, onElsewhere, children, ...mail }: DeviceStepProps) => {
  const t = useMessages(LOGIN)
  const resendWords = useResendWords(mail, 'login.resentLink')
  return (
    <LoginStep>
      <WalletIcon name="" icon="mail" large />
      <p className={lead} tabIndex={-1} data-portico-focus>
        {t('login.device')}
      </p>
      <p role="status" className={`${hint} ${breaking}`}>
        {resendWords ?? hintText}
      </p>
      <ResendProblem resend={mail.resend} />
      {children}
      <Button wide onPress={onElsewhere}>
        {t('login.elsewhere')}
      </Button>
    </LoginStep>
  )
}
