import type { ReactNode } from 'react'
import { Avatar } from '../primitives/Avatar.js'
import { addressLine } from './WholeAddress.styles.js'

/** For those who read it: whoever does not hears it whole. */
const GROUP = /.{1,4}/gu

export interface WholeAddressProps {
  readonly address: string
  /** What it is, for who hears it. */
  readonly name: string
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** A whole address with its picture, which people compare (S-06). */
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
