import type { SocialProvider } from '../../domain/account/SocialProvider.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred } from '../modal/shared.styles.js'
import { Waiting } from '../modal/Waiting.js'
import { Arch } from '../primitives/Arch.js'
import { usePortico } from '../shared/usePortico.js'
import { useSocialLogin } from '../shared/useSocialLogin.js'
import { link as linkClass } from './login.styles.js'
import { linkTo } from './linkTo.js'
import { SOCIAL_NAMES } from './SOCIAL_NAMES.js'
import { socialWords } from './socialWords.js'

const LABELS = { ask: 'login.continue', retry: 'connecting.retry' } as const

/** How a login by a provider stands. Its window opens in the press itself, and again after each failure (U-94). */
export const SocialWaiting = ({ provider }: { readonly provider: SocialProvider }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const state = useSocialLogin()
  const words = socialWords(provider, state)
  const values = { provider: SOCIAL_NAMES[provider] }
  const failed = state._tag === 'Failed' && state.provider === provider ? state : undefined
  const link = linkTo(failed?.link)
  return (
    <>
      <Waiting
        picture={<Arch name={SOCIAL_NAMES[provider]} large />}
        lead={t(words.lead, values)}
        hint={t(words.hint, values)}
        tone={words.tone}
        step={words.step && { label: t(LABELS[words.step]), onPress: () => commands.loginBySocial(provider) }}
      />
      {failed !== undefined && (
        <div className={centred}>
          {/* In this page's own place: a window of its own is what could not be had. */}
          {link !== undefined && (
            <a className={linkClass} href={link}>
              {t('login.link', values)}
            </a>
          )}
          {words.tone === 'danger' && <ErrorCode error={failed.error} />}
        </div>
      )}
    </>
  )
}
