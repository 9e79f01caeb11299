import { HostButton } from '../connect/HostButton.js'
import { BUTTONS } from '../connect/buttonMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { useSession } from '../shared/hooks.js'

/**
 * Guides the visitor through connecting, if necessary, and signing in. After sign-in it opens the view that shows the
 * session and signs out (S1-07). Needs the option `siwx`.
 */
export const SignInButton = () => {
  const t = useMessages(BUTTONS)
  const { _tag } = useSession()
  if (_tag === 'SignedIn')
    return (
      <HostButton tone="secondary" opens={{ view: 'SIWXSignMessage' }}>
        {t('button.signedIn')}
      </HostButton>
    )
  const isBusy = _tag === 'Signing' || _tag === 'Verifying'
  return (
    <HostButton tone="primary" busy={isBusy} asks={(portico) => portico.signIn()}>
      {t('button.signIn')}
    </HostButton>
  )
}
