import { icon as iconStyle, iconButton } from './Icon.styles.js'

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  bin: 'M5 7h14M10 4h4M7 7l1 13h8l1-13',
  down: 'M6 9.5l6 6 6-6',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M12 2.8a9.2 9.2 0 1 0 .1 0',
  search: 'M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5L20 20',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  edit: 'M5 19h4L19 9l-4-4L5 15z',
  external: 'M9 5h10v10M19 5L6 18',
  mail: 'M3.5 6h17v12h-17zM4 7l8 6 8-6',
  phone: 'M7 3h10v18H7zM11 18h2',
  power: 'M12 4v8M7 7a7 7 0 1 0 10 0',
  alert: 'M12 8v5M12 16.5v.5M12 3l9.5 17h-19z',
  wallet: 'M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 7l10-3v3M16 13.5h.5',
} as const

export type IconName = keyof typeof PATHS

interface LineIconProps {
  /** In a square of 24 by 24. */
  readonly path: string
  /** Whether it follows the writing direction. */
  readonly mirrored?: boolean
}

/** A line icon; always beside words or inside a named control, so it is hidden from assistive technology. */
export const LineIcon = ({ path, mirrored = false }: LineIconProps) => (
  <svg className={iconStyle} data-mirrored={mirrored} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)

/** An icon that several parts use. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <LineIcon path={PATHS[name]} mirrored={name === 'back' || name === 'external'} />
)

/** A button with an icon and an accessible name, 44px for fingers. */
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
