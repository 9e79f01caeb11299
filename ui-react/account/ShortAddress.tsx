import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { oneLine } from '../modal/shared.styles.js'

/** A shortened address in the given spelling: left to right, on one line, and never translated. */
export const ShortAddress = ({ address }: { readonly address: string }) => (
  <bdi dir="ltr" className={oneLine} translate="no">
    {truncateAddress(address)}
  </bdi>
)
