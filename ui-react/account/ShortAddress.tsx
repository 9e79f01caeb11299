import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { oneLine } from '../modal/shared.styles.js'

/** An address in short, spelt as it is given: from left to right, in one line, and as no translator may write it. */
export const ShortAddress = ({ address }: { readonly address: string }) => (
  <bdi dir="ltr" className={oneLine} translate="no">
    {truncateAddress(address)}
  </bdi>
)
