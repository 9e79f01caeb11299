import type { ViewOf } from '../../domain/modal/view.js'
import type { SocialProvider } from '../../domain/account/embeddedUser.js'
import type { SocialLoginState } from '../../domain/login/socialLogin.js'
import { loginErrorWords, SaidByService } from './LoginProblem.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { COMMON } from '../messages/common.js'
import { LOGIN } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { centred } from '../modal/shared.styles.js'
import { LoadFailed } from '../modal/ViewPlaceholder.js'
import { Waiting } from '../modal/Waiting.js'
import { Mark } from '../primitives/Mark.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { usePortico } from '../shared/usePortico.js'
import { useSocialLogin } from './loginHooks.js'
import { link as linkClass } from './login.styles.js'
import { BRAND_MARKS, SOCIAL_NAMES } from './socialNames.js'

const WORDS = { ...COMMON, ...LOGIN }

export interface SocialWords {
  readonly lead: keyof typeof WORDS
  readonly hint: keyof typeof WORDS
  readonly tone: 'plain' | 'danger'
  /** `ask`: the login was not started yet. Absent while waiting for the window. */
  readonly step: 'ask' | 'retry' | undefined
}

const READY: SocialWords = { lead: 'login.continueWith', hint: 'login.readyHint', tone: 'plain', step: 'ask' }

const WAITING = { Started: 'login.opening', PopupOpened: 'login.popup', ResultReceived: 'login.connecting' } as const

/**
 * Texts for a login by a provider; logins by other providers are ignored. A window that the visitor closed is not an
 * error, and not shown as one (U-89).
 */
const socialWords = (provider: SocialProvider, state: SocialLoginState): SocialWords => {
  if (state._tag === 'Idle' || state._tag === 'FarcasterCode' || state.provider !== provider) return READY
  if (state._tag !== 'Failed') {
    const waiting = WAITING[state._tag]
    return { lead: waiting, hint: `${waiting}Hint`, tone: 'plain', step: undefined }
  }
  return {
    lead: 'login.notInYet',
    hint: state.error._tag === 'FrameFailed' ? 'login.error.notConnected' : loginErrorWords(state.error),
    tone: state.error._tag === 'PopupClosed' ? 'plain' : 'danger',
    step: 'retry',
  }
}

const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:', 'farcaster:'])

/**
 * An address that is safe to link to; `undefined` for a malformed one, and for one that could run code in this page.
 */
export const safeHref = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) && SAFE_PROTOCOLS.has(new URL(address).protocol) ? address : undefined

const LABELS = { ask: 'login.continue', retry: 'connecting.retry' } as const

export interface SocialWaitingProps {
  readonly provider: SocialProvider
  /** Text about the next step before the login starts, if that is not a window. */
  readonly ready?: string
}

/** Progress of a login by a provider. Its window opens in the press itself, and again after each failure (U-94). */
export const SocialWaiting = ({ provider, ready }: SocialWaitingProps) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const state = useSocialLogin()
  const words = socialWords(provider, state)
  const values = { provider: SOCIAL_NAMES[provider] }
  const failed = state._tag === 'Failed' && state.provider === provider ? state : undefined
  if (failed?.error._tag === 'ChunkNotLoaded') return <LoadFailed onRetry={() => commands.loginBySocial(provider)} />
  const link = safeHref(failed?.link)
  return (
    <>
      <Waiting
        picture={
          <WalletIcon name="" large>
            <Mark marks={BRAND_MARKS} id={provider} name={SOCIAL_NAMES[provider]} />
          </WalletIcon>
        }
        lead={t(words.lead, values)}
        hint={(words === READY && ready) || t(words.hint, values)}
        tone={words.tone}
        step={words.step && { label: t(LABELS[words.step]), onPress: () => commands.loginBySocial(provider) }}
      />
      {failed !== undefined && (
        <div className={centred}>
          {/* Opens in this page, because a window could not be opened. */}
          {link !== undefined && (
            <a className={linkClass} href={link}>
              {t('login.link', values)}
            </a>
          )}
          <SaidByService error={failed.error} />
          {words.tone === 'danger' && <ErrorCode error={failed.error} />}
        </div>
      )}
    </>
  )
}

/** Waits for the window of a social provider (V-10). */
export const ConnectingSocialView = ({ view }: { readonly view: ViewOf<'ConnectingSocial'> }) => (
  <SocialWaiting provider={view.provider} />
)
