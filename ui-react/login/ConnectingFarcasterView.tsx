import { usePortico } from '../shared/usePortico.js'
import { COMMON } from '../messages/common.js'
import { FARCASTER } from './farcasterMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { LoadFailed } from '../modal/ViewPlaceholder.js'
import { hint } from '../modal/shared.styles.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { Button, Spinner } from '../primitives/Button.js'
import { button } from '../primitives/Button.styles.js'
import { Icon } from '../primitives/Icon.js'
import { useHostFacts } from '../shared/viewHooks.js'
import { safeHref, SocialWaiting } from './ConnectingSocialView.js'
import { square } from './login.styles.js'
import { LoginStep } from './emailSteps.js'
import { useSocialLogin } from './loginHooks.js'

const WORDS = { ...COMMON, ...FARCASTER }

/** Part of pairing, which draws codes. */
const QR_CODE = lazyComponent(async () => (await import('../pairing/QrCode.js')).QrCode)
// In parallel with this view, not after the code's address has arrived.
QR_CODE.preload()

/**
 * The code for a phone; on a phone, a link to Farcaster. Both can be copied. Without `uri`, a placeholder of the code.
 */
const FarcasterCode = ({ uri }: { readonly uri?: string }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const { mobile } = useHostFacts()
  const href = mobile ? safeHref(uri) : undefined
  const coming = (
    <div className={square} aria-busy>
      <Spinner />
    </div>
  )
  return (
    <LoginStep>
      {href === undefined ? (
        <LoadBoundary onRetry={QR_CODE.retry} fallback={(retry) => <LoadFailed onRetry={retry} />}>
          <Loaded chunk={QR_CODE} waiting={coming}>
            {(QrCode) => (uri === undefined ? coming : <QrCode text={uri} name={t('login.farcasterCode')} />)}
          </Loaded>
        </LoadBoundary>
      ) : (
        <WalletIcon name="Farcaster" large />
      )}
      <p role="status" className={hint} tabIndex={-1} data-portico-focus>
        {t(
          uri === undefined
            ? 'pairing.preparing'
            : href === undefined
              ? 'login.farcasterScan'
              : 'login.farcasterOpenHint',
        )}
      </p>
      {href !== undefined && (
        <a className={button} data-tone="primary" data-wide="true" href={href}>
          {t('login.farcasterOpen')}
        </a>
      )}
      {uri !== undefined && (
        <Button onPress={commands.copyLoginLink}>
          <Icon name="copy" />
          {t('pairing.copy')}
        </Button>
      )}
    </LoginStep>
  )
}

/** Login by Farcaster: a code to scan instead of a window (V-11). */
export const ConnectingFarcasterView = () => {
  const t = useMessages(WORDS)
  const state = useSocialLogin()
  const { mobile } = useHostFacts()
  if (state._tag === 'FarcasterCode') return <FarcasterCode uri={state.uri} />
  return state._tag === 'Started' && state.provider === 'farcaster' ? (
    <FarcasterCode />
  ) : (
    <SocialWaiting provider="farcaster" ready={t(mobile ? 'login.farcasterReadyHere' : 'login.farcasterReady')} />
  )
}
