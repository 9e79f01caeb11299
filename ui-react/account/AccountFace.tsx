import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import { pictureAt } from '../../domain/images/picture.js'
import type { ReactNode } from 'react'
import { Avatar } from '../primitives/Avatar.js'
import { usePicture } from '../shared/pictures.js'
import { useAccount } from '../shared/usePortico.js'
import { Amount } from './Amount.js'

export interface AccountFaceProps {
  readonly picture: boolean
  /** Whose account it is, once the address can be spelt. */
  readonly label: (spell: (address: string) => string) => ReactNode
  readonly balance: boolean
}

/** What the account's button shows once its code is there: the picture, the name, and what the account has. */
export const AccountFace = (shown: AccountFaceProps) => {
  const { address = '', balance, balanceSymbol, profileImage } = useAccount()
  const picture = usePicture(pictureAt(shown.picture ? profileImage : undefined))
  return (
    <>
      {shown.picture && <Avatar address={address} src={picture} />}
      {shown.label(toChecksumAddress)}
      {shown.balance && balance !== undefined && balanceSymbol !== undefined && (
        <Amount amount={balance} symbol={balanceSymbol} />
      )}
    </>
  )
}
