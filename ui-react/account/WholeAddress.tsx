import type { ReactNode } from 'react'
import { Avatar } from '../primitives/Avatar.js'
import { addressLine } from './WholeAddress.styles.js'

/** Groups are only visual: screen readers read the address as a whole. */
const GROUP = /.{1,4}/gu

export interface WholeAddressProps {
  readonly address: string
  /** What the address is, for screen readers. */
  readonly name: string
  /** Actions for the address. */
  readonly children?: ReactNode
}

/** A whole address with its picture, for comparison (S-06). */
export const WholeAddress = ({ address, name, children }: WholeAddressProps) => (
  <div className={addressLine}>
    <Avatar address={address} />
    <bdi dir="ltr" translate="no" role="img" aria-label={`${name} ${address}`}>
      {address.match(GROUP)?.map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </bdi>
    {children}
  </div>
)
