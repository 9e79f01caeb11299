import { COMMON } from '../messages/common.js'
import { LOGIN } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { Button, Spinner } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { useEmailLogin, useSecondsUntil } from './loginHooks.js'
import { useNumberFormat } from '../shared/viewHooks.js'
import { useState } from 'react'
import { isResending, truncateEmail } from '../../domain/login/emailLogin.js'
import { Waiting } from '../modal/Waiting.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { AddressStep, CodeStep, DeviceStep, LoginStep } from './emailSteps.js'

const WORDS = { ...COMMON, ...LOGIN }

/** Requests another e-mail; counts down until that is allowed (S9-08, U-95). */
const ResendButton = ({ at, busy }: { readonly at: number; readonly busy: boolean }) => {
  const t = useMessages(WORDS)
  const count = useNumberFormat()
  const { commands } = usePortico()
  const seconds = useSecondsUntil(at)
  return (
    <Button wide disabled={busy || seconds > 0} onPress={commands.resendCode}>
      {seconds > 0 ? t('login.resendIn', { seconds: count(seconds) }) : t('login.resend')}
    </Button>
  )
}

/** Waits again for the link that was sent, while it is valid. */
const AwaitDeviceButton = ({ until }: { readonly until: number }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  return useSecondsUntil(until) === 0 ? null : (
    <Button wide onPress={commands.awaitDevice}>
      {t('login.deviceWait')}
    </Button>
  )
}

/** E-mail login: the address, the link or the code from the e-mail, the account (S2-09, V-13 to V-15). */
export const EmailLoginView = () => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const state = useEmailLogin()
  // The address whose e-mail is no longer awaited.
  const [abandoned, setAbandoned] = useState<string>()
  if (state._tag === 'Connecting') {
    return (
      <LoginStep key="Connecting">
        <Waiting
          picture={<WalletIcon name="" icon="mail" large />}
          lead={t('login.connecting')}
          hint={t('login.connectingHint')}
          tone="plain"
        />
      </LoginStep>
    )
  }
  if ('resendAt' in state && state._tag !== 'Left' && state.email !== abandoned) {
    const email = truncateEmail(state.email)
    const busy = state._tag === 'CheckingCode'
    const mail = { email: state.email, resend: 'resend' in state ? state.resend : undefined }
    const resend = <ResendButton at={state.resendAt} busy={busy || isResending(mail)} />
    const onElsewhere = (): void => setAbandoned(state.email)
    if (state._tag === 'VerifyDevice' || state._tag === 'DeviceUnconfirmed') {
      const isOver = state._tag === 'DeviceUnconfirmed'
      return (
        <DeviceStep
          key={state._tag}
          {...mail}
          hint={t(isOver ? 'login.deviceUnconfirmed' : 'login.deviceHint', { email })}
          onElsewhere={onElsewhere}
        >
          {!isOver || isResending(mail) ? <Spinner /> : <AwaitDeviceButton until={state.linkUntil} />}
          {resend}
        </DeviceStep>
      )
    }
    return (
      <CodeStep
        {...mail}
        busy={busy}
        refused={state._tag === 'VerifyOtp' && state.refused}
        hint={t('login.codeHint', { email })}
        onCode={commands.enterCode}
        onElsewhere={onElsewhere}
      >
        {resend}
      </CodeStep>
    )
  }
  const send = (email: string): void => {
    setAbandoned(undefined)
    commands.loginByEmail(email)
  }
  return (
    <AddressStep
      state={state}
      hint={t('login.emailHint')}
      label={t('login.address')}
      action={t('login.continue')}
      retry={t('connecting.retry')}
      initial={state._tag === 'Idle' ? '' : state.email}
      onSend={send}
    />
  )
}
