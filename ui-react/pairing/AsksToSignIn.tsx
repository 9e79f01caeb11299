import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { lazyComponent, Loaded } from '../modal/lazyComponent.js'
import { usePairing } from '../shared/viewHooks.js'
import { WORDS } from './pairingWords.js'
import { allowed } from './QrCode.styles.js'

const GRANTS = lazyComponent(async () => (await import('./SignInGrants.js')).SignInGrants)

/** Says that the wallet also asks for a sign-in, and what that grants (S-18). */
export const AsksToSignIn = () => {
  const t = useMessages(WORDS)
  const pairing = usePairing()
  const signIn = pairing._tag === 'Ready' ? pairing.link.signIn : undefined
  if (signIn === undefined) return null
  const { domain } = signIn
  return (
    <div>
      <p className={hint}>{t('pairing.signsIn', { domain })}</p>
      <details className={allowed}>
        <summary>{t('pairing.signsInGrants')}</summary>
        <Loaded chunk={GRANTS} waiting={null}>
          {(SignInGrants) => <SignInGrants grants={signIn} domain={domain} />}
        </Loaded>
      </details>
    </div>
  )
}
