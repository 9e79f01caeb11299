import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import { pictureAt } from '../../domain/images/picture.js'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.js'
import { Avatar } from '../primitives/Avatar.js'
import { Tag } from '../primitives/List.js'
import { usePicture } from '../shared/pictures.js'
import { useAccount, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { Amount } from './Amount.js'
import { ACCOUNT } from './messages.js'

export interface AccountFaceProps {
  readonly picture: boolean
  /** The account's name, given a function that spells its address. */
  readonly label: (spell: (address: string) => string) => ReactNode
  readonly balance: boolean
}

/**
 * Content of the account’s button once its code is loaded: picture, name, a mark for an unverified wallet, the number
 * of pending transactions (K-02), and the balance.
 */
export const AccountFace = (shown: AccountFaceProps) => {
  const t = useMessages(ACCOUNT)
  const { address = '', balance, balanceSymbol, profileImage, connectedWalletInfo } = useAccount()
  const pending = useReadable(usePortico().pending).filter((sent) => sent.address === address)
  const picture = usePicture(pictureAt(shown.picture ? profileImage : undefined))
  return (
    <>
      {shown.picture && <Avatar address={address} src={picture} />}
      {shown.label(toChecksumAddress)}
      {connectedWalletInfo?.unverified && <Tag tone="danger">{t('account.unverified')}</Tag>}
      {pending.length > 0 && <Tag>{t('account.pending', { count: String(pending.length) })}</Tag>}
      {shown.balance && balance !== undefined && balanceSymbol !== undefined && (
        <Amount amount={balance} symbol={balanceSymbol} />
      )}
    </>
  )
}
