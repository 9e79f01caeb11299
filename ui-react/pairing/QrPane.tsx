import type { ReactNode } from 'react'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint, lead } from '../modal/shared.styles.js'
import { usePairing } from '../shared/usePairing.js'
import { CopyLink } from './CopyLink.js'
import { PairingCode } from './PairingCode.js'
import { pairingWords } from './pairingWords.js'

/** A code to scan, how it stands, and its link to copy. */
export const QrPane = ({ children }: { readonly children?: ReactNode }) => {
  const t = useTranslate()
  const words = pairingWords(usePairing())
  return (
    <div className={centred}>
      <PairingCode>{children}</PairingCode>
      <p role="status" className={words.tone === 'danger' ? lead : hint} data-tone={words.tone}>
        {t(words.hint)}
      </p>
      <CopyLink />
    </div>
  )
}
