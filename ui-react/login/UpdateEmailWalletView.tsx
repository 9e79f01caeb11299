import { useState } from 'react'
import { truncateEmail } from '../../domain/account/truncateEmail.js'
import { useTranslate } from '../messages/useTranslate.js'
import { Waiting } from '../modal/Waiting.js'
import { Arch } from '../primitives/Arch.js'
import { useEmailUpdate } from '../shared/useEmailUpdate.js'
import { usePortico } from '../shared/usePortico.js'
import { Step } from './Step.js'
import { UpdateAddressStep } from './UpdateAddressStep.js'
import { UpdateCodeStep } from './UpdateCodeStep.js'

/** Moves the account to another e-mail address, with a code from each mailbox (S2-10, S4-12). */
export const UpdateEmailWalletView = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  const state = useEmailUpdate()
  // The address whose code is not waited for any more.
  const [left, setLeft] = useState<string>()
  // What a visit before this one came to is no news.
  const [before] = useState(state)
  if (state._tag === 'Updated' && state !== before) {
    return (
      <Step key="Updated">
        <Waiting
          picture={<Arch name="" icon="mail" large />}
          lead={t('updateEmail.done')}
          hint={t('updateEmail.doneHint', { email: truncateEmail(state.email) })}
          tone="plain"
          step={{ label: t('updateEmail.finish'), onPress: commands.back }}
        />
      </Step>
    )
  }
  if ('step' in state && state.email !== left) return <UpdateCodeStep state={state} onElsewhere={() => setLeft(state.email)} />
  const send = (email: string): void => {
    setLeft(undefined)
    commands.updateEmail(email)
  }
  return <UpdateAddressStep state={state} onSend={send} />
}
