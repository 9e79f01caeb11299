import { AsksToSignIn } from './AsksToSignIn.js'
import { useMessages } from '../messages/useMessages.js'
import { Button, Spinner } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { usePairing } from '../shared/viewHooks.js'
import { usePortico } from '../shared/usePortico.js'
import type { ReactNode } from 'react'
import { square, steps } from './QrCode.styles.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { QrCode } from './QrCode.js'
import { usePairingWords, WORDS } from './pairingWords.js'
import { centred, hidden, hint } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { around } from '../modal/Waiting.styles.js'
import { WalletIcon } from '../primitives/WalletIcon.js'

/** For wallets that accept a link; always shown, but enabled only while there is one (U-49). */
export const CopyLink = () => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  return (
    <Button wide disabled={usePairing()._tag !== 'Ready'} onPress={commands.copyPairingLink}>
      <Icon name="copy" />
      {t('pairing.copy')}
    </Button>
  )
}

/** The code of the pairing, or its placeholder. */
const PairingCode = ({ children }: { readonly children?: ReactNode }) => {
  const t = useMessages(WORDS)
  const pairing = usePairing()
  if (pairing._tag === 'Ready')
    return (
      <QrCode text={pairing.link.uri} name={t('pairing.code')}>
        {children}
      </QrCode>
    )
  if (pairing._tag === 'Renewing')
    return <QrCode text={pairing.link.uri} name={t('pairing.code')} dead={t('pairing.renewing')} />
  return (
    <div className={square} aria-busy>
      <Spinner />
    </div>
  )
}

interface QrPaneProps {
  /** What to do with the link, if the wallet may be on this device but no link opens it. */
  readonly copyHint?: string | undefined
  readonly children?: ReactNode
}

/** A code to scan, its status, and its link to copy; or why there is no code, and what to do. */
export const QrPane = ({ copyHint, children }: QrPaneProps) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const pairing = usePairing()
  const failed = pairing._tag === 'Failed'
  const { hint: says, tone, values } = usePairingWords()
  const silent = says === undefined || says === 'pairing.preparing'
  return (
    <div className={centred}>
      {failed ? (
        <span className={around} data-tone="danger">
          <WalletIcon name="" icon="phone" large />
        </span>
      ) : (
        <PairingCode>{children}</PairingCode>
      )}
      <div role="status" className={failed ? centred : undefined}>
        {failed && (
          <p className={lead} data-tone="danger">
            {t('pairing.failed')}
          </p>
        )}
        <p className={silent ? hidden : hint} data-tone={failed ? 'plain' : tone}>
          {says && t(says, values)}
        </p>
      </div>
      {failed ? (
        <>
          <Button tone="primary" wide onPress={commands.retryPairing}>
            {t('pairing.retry')}
          </Button>
          <ErrorCode error={pairing.error} />
        </>
      ) : (
        <>
          <ol className={steps}>
            <li>{t('pairing.step1')}</li>
            <li>{t('pairing.step2')}</li>
          </ol>
          {copyHint !== undefined && <p className={hint}>{copyHint}</p>}
          <AsksToSignIn />
          <CopyLink />
        </>
      )}
    </div>
  )
}
