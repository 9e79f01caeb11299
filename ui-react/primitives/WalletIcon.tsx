import type { ReactNode } from 'react'
import { walletIcon } from './WalletIcon.styles.js'
import { Icon, type IconName } from './Icon.js'
import { Initial, Picture } from './Picture.js'

export interface WalletIconProps {
  readonly name: string
  readonly src?: string | undefined
  /** For an entry without picture and name. */
  readonly icon?: IconName
  readonly large?: boolean
  /** Replaces the picture. */
  readonly children?: ReactNode
}

/** A wallet's logo, uncropped, on a square with round corners; without a logo, its first letter. */
export const WalletIcon = ({ name, src, icon, large = false, children }: WalletIconProps) => (
  <span className={walletIcon} data-large={large} aria-hidden="true">
    <Picture src={src}>{children ?? (icon === undefined ? <Initial name={name} /> : <Icon name={icon} />)}</Picture>
  </span>
)
