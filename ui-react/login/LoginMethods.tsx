import { availableSocials, type SocialEnvironment } from '../../domain/login/socialLogin.js'
import type { HostFacts } from '../../domain/pairing/linkHost.js'
import type { SocialProvider } from '../../domain/account/embeddedUser.js'
import { LOGIN } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { button } from '../primitives/Button.styles.js'
import { Mark } from '../primitives/Mark.js'
import { usePortico } from '../shared/usePortico.js'
import { BRAND_MARKS, SOCIAL_NAMES } from './socialNames.js'
import { socialButtons, socialMark } from './login.styles.js'
import { hint, stack } from '../modal/shared.styles.js'
import { LoadFailed } from '../modal/ViewPlaceholder.js'
import { useFeatures } from '../shared/hooks.js'
import { useHostFacts, useLocales } from '../shared/viewHooks.js'
import { useEmailLogin, useLoggedIn, useSocialLogin } from './loginHooks.js'
import { EmailField } from '../primitives/EmailField.js'
import type { ConnectMethod } from '../../domain/config/options.js'

/**
 * Facts that decide which providers work here. For wallet links a Mac is no system of its own, so it is read from the
 * user agent.
 */
export const socialPlaceOf = ({ profile, system }: HostFacts, userAgent: string): SocialEnvironment => ({
  messaging: profile === 'Farcaster' || profile.startsWith('Telegram'),
  system: system === 'Other' && userAgent.includes('Macintosh') ? 'Mac' : system,
})

interface SocialButtonProps {
  readonly provider: SocialProvider
  readonly named: boolean
  readonly disabled: boolean
}

/**
 * Logs in by one provider; its window opens in the press itself (U-94). Has an accessible name even without visible
 * text (W-03).
 */
const SocialButton = ({ provider, named, disabled }: SocialButtonProps) => {
  const t = useMessages(LOGIN)
  const { commands } = usePortico()
  const name = SOCIAL_NAMES[provider]
  return (
    <button
      type="button"
      className={button}
      aria-label={t('login.continueWith', { provider: name })}
      title={named ? undefined : name}
      aria-disabled={disabled ? 'true' : undefined}
      onClick={() => !disabled && commands.loginBySocial(provider)}
    >
      <span className={socialMark} aria-hidden="true">
        <Mark marks={BRAND_MARKS} id={provider} name={name} />
      </span>
      {named && <bdi>{name}</bdi>}
    </button>
  )
}

/** The providers, in the host's order. Those that do not work here are left out, with an explanation (S5-12, U-27). */
const SocialMethod = () => {
  const t = useMessages(LOGIN)
  const locales = useLocales()
  const providers = useFeatures().socials || []
  const shown = availableSocials(providers, socialPlaceOf(useHostFacts(), navigator.userAgent))
  const hiddenHere = providers.filter((provider) => !shown.includes(provider)).map((provider) => SOCIAL_NAMES[provider])
  const disabled = useLoggedIn() !== undefined
  return (
    <div className={stack}>
      {shown.length > 0 && (
        <ul className={socialButtons} aria-label={t('login.socials')}>
          {shown.map((provider, at) => (
            <li key={provider}>
              <SocialButton provider={provider} named={at === 0 || shown.length < 4} disabled={disabled} />
            </li>
          ))}
        </ul>
      )}
      {hiddenHere.length > 0 && (
        <p className={hint}>{t('login.hiddenHere', { providers: new Intl.ListFormat(locales).format(hiddenHere) })}</p>
      )}
    </div>
  )
}

/**
 * The field that starts an e-mail login. An invalid address is reported at the field (W-15). The address of an e-mail
 * that is still awaited is filled in, and leads back to its code.
 */
const EmailMethod = () => {
  const t = useMessages(LOGIN)
  const { commands } = usePortico()
  const state = useEmailLogin()
  const disabled = useLoggedIn() !== undefined
  const invalid = state._tag === 'Failed' && state.error._tag === 'EmailInvalid'
  const hasLeft = state._tag === 'Left' && !disabled
  return (
    <>
      {hasLeft && <p className={hint}>{t('login.left')}</p>}
      <EmailField
        label={t('login.address')}
        action={t('login.continue')}
        initial={hasLeft || state._tag === 'Failed' ? state.email : ''}
        error={invalid ? t('login.error.email') : undefined}
        busy={state._tag === 'Sending'}
        disabled={disabled}
        onSubmit={commands.loginByEmail}
      />
    </>
  )
}

/** Shown if the code of a chosen login failed to load; offers a retry. */
const NotLoaded = () => {
  const { commands } = usePortico()
  const [byEmail, bySocial] = [useEmailLogin(), useSocialLogin()]
  if (bySocial._tag === 'Failed' && bySocial.error._tag === 'ChunkNotLoaded')
    return <LoadFailed onRetry={() => commands.loginBySocial(bySocial.provider)} />
  return byEmail._tag === 'Failed' && byEmail.error._tag === 'ChunkNotLoaded' ? (
    <LoadFailed onRetry={() => commands.loginByEmail(byEmail.email)} />
  ) : null
}

/** Ways to connect without a wallet: an e-mail address, social accounts (V-01). */
export const LoginMethods = ({ methods }: { readonly methods: readonly ConnectMethod[] }) => {
  const t = useMessages(LOGIN)
  const { commands } = usePortico()
  const isIn = useLoggedIn() !== undefined
  return (
    <div className={stack} onPointerEnter={() => commands.prepareLogin()} onFocus={() => commands.prepareLogin()}>
      {isIn && <p className={hint}>{t('login.alreadyIn')}</p>}
      <NotLoaded />
      {methods.map((method) => (method === 'email' ? <EmailMethod key={method} /> : <SocialMethod key={method} />))}
    </div>
  )
}
