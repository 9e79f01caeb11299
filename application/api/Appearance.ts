import type { ThemeMode } from '../../domain/config/ThemeMode.js'
import type { Messages } from './Messages.js'
import type { ThemeVariables } from './ThemeVariables.js'

/** Look and language. */
export interface Appearance {
  readonly mode: ThemeMode
  readonly variables: ThemeVariables
  /** BCP 47 tag. Words come from its catalogue where there is one, else from the English one; numbers always follow it. */
  readonly locale: string
  /** The host's own words, which win over any catalogue. */
  readonly messages: Partial<Messages>
}
