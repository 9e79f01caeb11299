import type { ReactNode } from 'react'
import { walletIcon } from './WalletIcon.styles.js'
import { Icon, type IconName } from './Icon.js'
import { Initial, Picture } from './Picture.js'

export interface WalletIconProps {
  readonly name: string
  readonly src?: string | undefined
  /** Stands for what has neither a picture nor a name. */
  readonly icon?: IconName
  readonly large?: boolean
  /** Stands in place of the picture. */
  readonly children?: ReactNode
}

/**
 * A wallet's logo, whole, on a square with round corners; its first letter where there is none.
 */
export const WalletIcon = ({ name, src, icon, large = false, children }: WalletIconProps) => (
  <span className={walletIcon} data-large={large} aria-hidden="true">
    <Picture src={src}>{children ?? (icon === undefined ? <Initial name={name} /> : <Icon name={icon} />)}</Picture>
  </span>
)
