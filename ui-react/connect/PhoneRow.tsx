import { useEffect } from 'react'
import { useEarlyWords } from '../messages/useEarlyWords.js'
import { Arch } from '../primitives/Arch.js'
import { ListRow } from '../primitives/ListRow.js'
import { Tag } from '../primitives/Tag.js'
import { PAIRING_VIEW } from '../pairing/pairingChunk.js'
import { usePairing } from '../shared/usePairing.js'
import { usePortico } from '../shared/usePortico.js'

/** The way to any wallet on a phone. */
export const PhoneRow = () => {
  const t = useEarlyWords()
  const { commands } = usePortico()
  const isReady = usePairing()._tag === 'Ready'
  // The link was made while the browser had nothing to do; with its view here, too, the code is there at once (U-48).
  useEffect(() => {
    if (isReady) PAIRING_VIEW.preload()
  }, [isReady])
  return (
    <li>
      <ListRow
        picture={<Arch name="" icon="phone" />}
        text="WalletConnect"
        tag={<Tag>{t('connect.qr')}</Tag>}
        onPress={() => commands.go({ name: 'ConnectingWalletConnect', walletId: undefined })}
        onNear={PAIRING_VIEW.preload}
      />
    </li>
  )
}
