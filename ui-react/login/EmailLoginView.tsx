import { useState } from 'react'
import { useTranslate } from '../messages/useTranslate.js'
import { Waiting } from '../modal/Waiting.js'
import { Arch } from '../primitives/Arch.js'
import { useEmailLogin } from '../shared/useEmailLogin.js'
import { usePortico } from '../shared/usePortico.js'
import { AddressStep } from './AddressStep.js'
import { MailStep } from './MailStep.js'
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
        <Waiting picture={<Arch name="" icon="mail" large />} lead={t('login.connecting')} hint={t('login.connectingHint')} tone="plain" />
      </Step>
    )
  }
  if ('resendAt' in state && state.email !== left) return <MailStep state={state} onElsewhere={() => setLeft(state.email)} />
  const send = (email: string): void => {
    setLeft(undefined)
    commands.loginByEmail(email)
  }
  return <AddressStep state={state} onSend={send} />
}
