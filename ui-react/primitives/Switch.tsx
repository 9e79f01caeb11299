import { switchButton, switchKnob } from './Switch.styles.js'

export interface SwitchProps {
  readonly name: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A switch that takes effect at once. */
export const Switch = ({ name, on, onChange }: SwitchProps) => (
  <button type="button" role="switch" aria-checked={on} className={switchButton} onClick={() => onChange(!on)}>
    <span className={switchKnob} data-on={on} aria-hidden="true" />
    {name}
  </button>
)
