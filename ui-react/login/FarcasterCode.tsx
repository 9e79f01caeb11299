import { useTranslate } from '../messages/useTranslate.js'
import { chunkOf } from '../modal/chunkOf.js'
import { LoadBoundary } from '../modal/LoadBoundary.js'
import { Loaded } from '../modal/Loaded.js'
import { LoadFailed } from '../modal/LoadFailed.js'
import { hint } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'
import { Button } from '../primitives/Button.js'
import { button } from '../primitives/Button.styles.js'
import { Icon } from '../primitives/Icon.js'
import { Spinner } from '../primitives/Spinner.js'
import { useHostFacts } from '../shared/useHostFacts.js'
import { linkTo } from './linkTo.js'
import { square } from './login.styles.js'
import { Step } from './Step.js'
import { useCopy } from './useCopy.js'

/** Drawing codes is pairing's affair, and comes only with a code to draw. */
const QR_CODE = chunkOf(async () => (await import('../pairing/QrCode.js')).QrCode)

/** The code for a phone; on a phone, the way into Farcaster. Its link can be copied on both. Without a link, the place of the code that comes. */
export const FarcasterCode = ({ uri }: { readonly uri?: string }) => {
  const t = useTranslate()
  const copy = useCopy()
  const { mobile } = useHostFacts()
  const href = mobile ? linkTo(uri) : undefined
  const coming = (
    <div className={square} aria-busy>
      <Spinner />
    </div>
  )
  return (
    <Step>
      {href === undefined ? (
        <LoadBoundary onRetry={QR_CODE.again} fallback={(retry) => <LoadFailed onRetry={retry} />}>
          <Loaded chunk={QR_CODE} waiting={coming}>
            {(QrCode) => (uri === undefined ? coming : <QrCode text={uri} name={t('login.farcasterCode')} />)}
          </Loaded>
        </LoadBoundary>
      ) : (
        <Arch name="Farcaster" large />
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
        <Button onPress={() => copy(uri)}>
          <Icon name="copy" />
          {t('pairing.copy')}
        </Button>
      )}
    </Step>
  )
}
