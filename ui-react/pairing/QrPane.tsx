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

/** For wallets that take a link; always there, and pressed only while there is one (U-49). */
export const CopyLink = () => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  return (
    <Button disabled={usePairing()._tag !== 'Ready'} onPress={commands.copyPairingLink}>
      <Icon name="copy" />
      {t('pairing.copy')}
    </Button>
  )
}

/** A square as large as a code, where there is none. */
const PairingFrame = ({ busy = false, children }: { readonly busy?: boolean; readonly children?: ReactNode }) => (
  <div className={square} aria-busy={busy}>
    {busy ? <Spinner /> : children}
  </div>
)

/** The code of the pairing, or why there is none, always in the same square. */
const PairingCode = ({ children }: { readonly children?: ReactNode }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const pairing = usePairing()
  if (pairing._tag === 'Ready')
    return (
      <QrCode text={pairing.link.uri} name={t('pairing.code')}>
        {children}
      </QrCode>
    )
  if (pairing._tag === 'Renewing')
    return <QrCode text={pairing.link.uri} name={t('pairing.code')} dead={t('pairing.renewing')} />
  if (pairing._tag !== 'Failed') return <PairingFrame busy />
  return (
    <PairingFrame>
      <Button tone="primary" onPress={commands.retryPairing}>
        {t('pairing.retry')}
      </Button>
      <ErrorCode error={pairing.error} />
    </PairingFrame>
  )
}

interface QrPaneProps {
  /** What to do with the link, where the wallet may be on this device and no link opens it. */
  readonly copyHint?: string | undefined
  readonly children?: ReactNode
}

/** A code to scan, how it stands, and its link to copy. */
export const QrPane = ({ copyHint, children }: QrPaneProps) => {
  const t = useMessages(WORDS)
  const pairing = usePairing()
  const { hint: says, tone, values } = usePairingWords()
  return (
    <div className={centred}>
      <PairingCode>{children}</PairingCode>
      <p role="status" className={says === undefined || says === 'pairing.preparing' ? hidden : hint} data-tone={tone}>
        {says && t(says, values)}
      </p>
      {pairing._tag !== 'Failed' && (
        <>
          <ol className={steps}>
            <li>{t('pairing.step1')}</li>
            <li>{t('pairing.step2')}</li>
          </ol>
          {copyHint !== undefined && <p className={hint}>{copyHint}</p>}
          <CopyLink />
        </>
      )}
    </div>
  )
}
