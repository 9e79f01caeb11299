import { useState } from 'react'
import { truncateEmail } from '../../domain/account/truncateEmail.js'
import { useTranslate } from '../messages/useTranslate.js'
import { Waiting } from '../modal/Waiting.js'
import { Arch } from '../primitives/Arch.js'
import { Spinner } from '../primitives/Spinner.js'
import { useEmailLogin } from '../shared/useEmailLogin.js'
import { usePortico } from '../shared/usePortico.js'
import { AddressStep } from './AddressStep.js'
import { AwaitDeviceButton } from './AwaitDeviceButton.js'
import { CodeStep } from './CodeStep.js'
import { DeviceStep } from './DeviceStep.js'
import { ResendButton } from './ResendButton.js'
import { Step } from './Step.js'

/** Logging in by e-mail: the address, the link or the code from the mail, the account (S2-09, V-13 to V-15). */
export const EmailLoginView = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  const state = useEmailLogin()
  // The address whose mail is not waited for any more.
  const [left, setLeft] = useState<string>()
  if (state._tag === 'Connecting') {
    return (
      <Step key="Connecting">
        <Waiting
          picture={<Arch name="" icon="mail" large />}
          lead={t('login.connecting')}
          hint={t('login.connectingHint')}
          tone="plain"
        />
      </Step>
    )
  }
  if ('resendAt' in state && state.email !== left) {
    const email = truncateEmail(state.email)
    const busy = state._tag === 'CheckingCode'
    const resend = <ResendButton at={state.resendAt} busy={busy} />
    const onElsewhere = (): void => setLeft(state.email)
    if (state._tag === 'VerifyDevice' || state._tag === 'DeviceUnconfirmed') {
      const isOver = state._tag === 'DeviceUnconfirmed'
      return (
        <DeviceStep
          key={state._tag}
          hint={t(isOver ? 'login.deviceUnconfirmed' : 'login.deviceHint', { email })}
          onElsewhere={onElsewhere}
        >
          {isOver ? <AwaitDeviceButton until={state.linkUntil} /> : <Spinner />}
          {resend}
        </DeviceStep>
      )
    }
    return (
      <CodeStep
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
    setLeft(undefined)
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
