import { useState } from 'react'
import type { SiwxApi } from '../../application/siwx/siwxApi.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import { toTime } from '../../domain/siwx/signInMessage.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { lead, warning } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { SIWX } from './messages.js'

interface SignedInProps {
  readonly api: SiwxApi
  readonly session: SignInSession
}

/** Says that the visitor is signed in, until when, and how to sign out. */
export const SignedIn = ({ api, session: { data } }: SignedInProps) => {
  const t = useMessages(SIWX)
  const { locale } = useReadable(usePortico().appearance)
  const [hasFailed, setHasFailed] = useState(false)
  const ends = toTime(data.expirationTime ?? '')
  const time =
    ends === undefined
      ? undefined
      : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(ends)
  const signOut = (): void => {
    setHasFailed(false)
    api.signOut().catch(() => setHasFailed(true))
  }
  return (
    <div className={centred}>
      <Icon name="done" />
      <p className={lead}>{t('siwx.signedIn')}</p>
      {time !== undefined && <p className={hint}>{t('siwx.until', { time })}</p>}
      {hasFailed && (
        <p className={warning} role="alert">
          {t('siwx.signedOutFailed')}
        </p>
      )}
      <Button onPress={signOut}>{t('siwx.signOut')}</Button>
    </div>
  )
}
