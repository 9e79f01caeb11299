import type { SocialProvider } from '../../domain/account/SocialProvider.js'
import { useTranslate } from '../messages/useTranslate.js'
import { button } from '../primitives/Button.styles.js'
import { classes } from '../primitives/classes.js'
import { Initial } from '../primitives/Initial.js'
import { usePortico } from '../shared/usePortico.js'
import { SOCIAL_NAMES } from './SOCIAL_NAMES.js'
import { socialButton, socialMark } from './SocialButton.styles.js'

/** Logs in by one provider: with its name, and its window opens in the press itself (W-03, U-94). */
export const SocialButton = ({
  provider,
  disabled,
}: {
  readonly provider: SocialProvider
  readonly disabled: boolean
}) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const name = SOCIAL_NAMES[provider]
  return (
    <button
      type="button"
      className={classes(button, socialButton)}
      aria-label={t('login.continueWith', { provider: name })}
      aria-disabled={disabled ? 'true' : undefined}
      onClick={() => !disabled && commands.loginBySocial(provider)}
    >
      <span className={socialMark} aria-hidden="true">
        <Initial name={name} />
      </span>
      <bdi>{name}</bdi>
    </button>
  )
}
