import { useTranslate } from '../messages/useTranslate.js'
import { hint } from '../modal/shared.styles.js'
import { QrCode } from '../pairing/QrCode.js'
import { Arch } from '../primitives/Arch.js'
import { Button } from '../primitives/Button.js'
import { button } from '../primitives/Button.styles.js'
import { Icon } from '../primitives/Icon.js'
import { useHostFacts } from '../shared/useHostFacts.js'
import { linkTo } from './linkTo.js'
import { Step } from './Step.js'
import { useCopy } from './useCopy.js'

/** The code for a phone; on a phone, the way into Farcaster. Its link can be copied on both. */
export const FarcasterCode = ({ uri }: { readonly uri: string }) => {
  const t = useTranslate()
  const copy = useCopy()
  const { mobile } = useHostFacts()
  const href = mobile ? linkTo(uri) : undefined
  return (
    <Step>
      {href === undefined ? <QrCode text={uri} name={t('login.farcasterCode')} /> : <Arch name="Farcaster" large />}
      <p role="status" className={hint} tabIndex={-1} data-portico-focus>
        {t(href === undefined ? 'login.farcasterScan' : 'login.farcasterOpenHint')}
      </p>
      {href !== undefined && (
        <a className={button} data-tone="primary" data-wide="true" href={href}>
          {t('login.farcasterOpen')}
        </a>
      )}
      <Button onPress={() => copy(uri)}>
        <Icon name="copy" />
        {t('pairing.copy')}
      </Button>
    </Step>
  )
}
