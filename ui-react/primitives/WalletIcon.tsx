import { walletIcon } from './WalletIcon.styles.js'
import { Icon, type IconName } from './Icon.js'
import { Initial, Picture } from './Picture.js'

export interface WalletIconProps {
  readonly name: string
  readonly src?: string | undefined
  /** Stands for what has neither a picture nor a name. */
  readonly icon?: IconName
  readonly large?: boolean
}

/**
 * A wallet's or token's picture under an arch, the sign of this product; its first letter where there is no picture.
 */
export const WalletIcon = ({ name, src, icon, large = false }: WalletIconProps) => (
  <span className={walletIcon} data-large={large} aria-hidden="true">
    <Picture src={src}>{icon === undefined ? <Initial name={name} /> : <Icon name={icon} />}</Picture>
  </span>
)
