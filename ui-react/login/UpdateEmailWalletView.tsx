import { useState } from 'react'
import { truncateEmail } from '../../domain/login/emailLogin.js'
import { UPDATE_EMAIL } from './updateEmailMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { Waiting } from '../modal/Waiting.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { useEmailUpdate, useLoggedIn } from './loginHooks.js'
import { usePortico } from '../shared/usePortico.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { AddressStep, CodeStep, LoginStep } from './emailSteps.js'

/** Changes the account's e-mail address, with a code from each mailbox (S2-10, S4-12, V-16 to V-18). */
export const UpdateEmailWalletView = () => {
  const t = useMessages(UPDATE_EMAIL)
  const { commands } = usePortico()
  const state = useEmailUpdate()
  const user = useLoggedIn()
  const current = user?.email ?? undefined
  // The address whose code is no longer awaited.
  const [abandoned, setAbandoned] = useState<string>()
  // The result of an earlier visit is not shown again.
  const [before] = useState(state)
  if (state._tag === 'Updated' && state !== before) {
    return (
      <LoginStep key="Updated">
        <Waiting
          picture={<WalletIcon name="" icon="mail" large />}
          lead={t('updateEmail.done')}
          hint={t('updateEmail.doneHint', { email: truncateEmail(state.email) })}
          tone="plain"
          step={{ label: t('updateEmail.finish'), onPress: commands.back }}
        />
      </LoginStep>
    )
  }
  if (user === undefined) {
    return (
      <LoginStep key="NotLoggedIn">
        <Waiting
          picture={<WalletIcon name="" icon="mail" large />}
          lead={t('updateEmail.notLoggedIn')}
          hint={t('updateEmail.notLoggedInHint')}
          tone="danger"
          step={{ label: t('updateEmail.logIn'), onPress: () => commands.go({ name: 'Connect' }) }}
        />
        <ErrorCode error={{ _tag: 'NotLoggedIn' }} />
      </LoginStep>
    )
  }
  if ('step' in state && state.email !== abandoned) {
    const where = (): string => {
      if (state.step === 'VerifySecondaryOtp') return t('updateEmail.secondary', { email: truncateEmail(state.email) })
      return current === undefined
        ? t('updateEmail.primaryUnnamed')
        : t('updateEmail.primary', { email: truncateEmail(current) })
    }
    return (
      // Another mailbox has another code, with an empty field of its own.
      <CodeStep
        key={state.step}
        email={state.step === 'VerifySecondaryOtp' ? state.email : current}
        resend={state._tag === 'VerifyOtp' ? state.resend : undefined}
        busy={state._tag === 'CheckingCode'}
        refused={state._tag === 'VerifyOtp' && state.refused}
        hint={where()}
        onCode={commands.enterUpdateCode}
        onElsewhere={() => setAbandoned(state.email)}
      />
    )
  }
  const send = (email: string): void => {
    setAbandoned(undefined)
    commands.updateEmail(email)
  }
  return (
    <AddressStep
      state={state}
      hint={t('updateEmail.hint')}
      label={t('updateEmail.address')}
      action={t('updateEmail.save')}
      retry={t('updateEmail.save')}
      initial={state._tag === 'Sending' || state._tag === 'Failed' ? state.email : (current ?? '')}
      except={current}
      onSend={send}
    />
  )
}
