import { Icon, type IconName } from './Icon.js'
import { iconButton } from './IconButton.styles.js'

/** A button with an icon and a name, 44px for any finger. */
export const IconButton = ({
  icon,
  name,
  onPress,
}: {
  readonly icon: IconName
  readonly name: string
  readonly onPress: () => void
}) => (
  <button type="button" className={iconButton} aria-label={name} title={name} onClick={() => onPress()}>
    <Icon name={icon} />
  </button>
)
