import { socialsAt } from '../../domain/login/socialsAt.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hint, stack } from '../modal/shared.styles.js'
import { useFeatures } from '../shared/useFeatures.js'
import { useHostFacts } from '../shared/useHostFacts.js'
import { useLoggedIn } from '../shared/useLoggedIn.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { SOCIAL_NAMES } from './SOCIAL_NAMES.js'
import { SocialButton } from './SocialButton.js'
import { socialButtons } from './SocialButton.styles.js'
import { socialPlaceOf } from './socialPlaceOf.js'

/** The providers, in the host's order. Those that do not work here are left out, and it is said which and why (S5-12, U-27). */
export const SocialMethod = () => {
  const t = useTranslate()
  const { locale } = useReadable(usePortico().appearance)
  const providers = useFeatures().socials || []
  const shown = socialsAt(providers, socialPlaceOf(useHostFacts(), navigator.userAgent))
  const hiddenHere = providers.filter((provider) => !shown.includes(provider)).map((provider) => SOCIAL_NAMES[provider])
  const disabled = useLoggedIn() !== undefined
  return (
    <div className={stack}>
      {shown.length > 0 && (
        <ul className={socialButtons} aria-label={t('login.socials')}>
          {shown.map((provider) => (
            <li key={provider}>
              <SocialButton provider={provider} disabled={disabled} />
            </li>
          ))}
        </ul>
      )}
      {hiddenHere.length > 0 && (
        <p className={hint}>{t('login.hiddenHere', { providers: new Intl.ListFormat(locale).format(hiddenHere) })}</p>
      )}
    </div>
  )
}
