import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import { pictureAt } from '../../domain/images/picture.js'
import { AccountLabel } from '../connect/AccountLabel.js'
import { Avatar } from '../primitives/Avatar.js'
import { usePicture } from '../shared/pictures.js'
import { useAccount } from '../shared/usePortico.js'
import { Amount } from './Amount.js'

/** What the account's button shows once its code is there: the picture, the name, and what the account has. */
export const AccountFace = ({ withBalance }: { readonly withBalance: boolean }) => {
  const { address = '', balance, balanceSymbol, profileImage } = useAccount()
  const picture = usePicture(pictureAt(profileImage))
  return (
    <>
      <Avatar address={address} src={picture} />
      <AccountLabel spell={toChecksumAddress} />
      {withBalance && balance !== undefined && balanceSymbol !== undefined && (
        <Amount amount={balance} symbol={balanceSymbol} />
      )}
    </>
  )
}
