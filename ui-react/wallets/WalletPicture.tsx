import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { Arch } from '../primitives/Arch.js'
import { usePicture } from '../shared/usePicture.js'

/** A wallet's picture. */
export const WalletPicture = ({
  wallet,
  large = false,
}: {
  readonly wallet: Pick<WalletRow, 'name' | 'picture'>
  readonly large?: boolean
}) => <Arch name={wallet.name} src={usePicture(wallet.picture)} large={large} />
