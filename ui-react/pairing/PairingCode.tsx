import type { ReactNode } from 'react'
import { useTranslate } from '../messages/useTranslate.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { Button } from '../primitives/Button.js'
import { usePairing } from '../shared/usePairing.js'
import { usePortico } from '../shared/usePortico.js'
import { PairingFrame } from './PairingFrame.js'
import { QrCode } from './QrCode.js'

/** The code of the pairing, or why there is none, always in the same square. */
export const PairingCode = ({ children }: { readonly children?: ReactNode }) => {
  const t = useTranslate()
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
