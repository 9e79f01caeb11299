import { icon, iconButton } from './Icon.styles.js'

/**
 * Closes, dismisses or clears, as `name` says. Separate from the other icons, because the frame of the modal is part of
 * the first paint.
 */
export const CloseButton = ({ name, onPress }: { readonly name: string; readonly onPress: () => void }) => (
  <button type="button" className={iconButton} aria-label={name} title={name} onClick={() => onPress()}>
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  </button>
)
