import type { TaskEither } from 'fp-ts/TaskEither'
import type { LoginError } from '../../../domain/login/LoginError.js'
import type { ThemeVariables } from '../../api/ThemeVariables.js'
import type { Readable } from '../../shared/Readable.js'

/** The secure site's frame. `Failed` ends with the next question, which makes a new one. */
export type FrameState =
  | { readonly _tag: 'Absent' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'Failed'; readonly error: LoginError }

/** CSS pixels of the viewport. */
export interface FrameBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface FrameTheme {
  readonly mode: 'light' | 'dark'
  /** Those that the host set. */
  readonly variables: ThemeVariables
}

/** Made by the first question to it, and hidden from everybody until it is shown. */
export interface EmbeddedFrame {
  readonly state: Readable<FrameState>
  /** Puts it over this part of the page and gives it the focus. */
  readonly show: (box: FrameBox) => void
  readonly hide: () => void
  /** What the frame looks like; kept for one that is not there yet, and makes none. */
  readonly syncTheme: (theme: FrameTheme) => TaskEither<LoginError, void>
  /** Starts it anew: what is open ends as `FrameRequestAborted`. Makes none. */
  readonly reload: TaskEither<LoginError, void>
}
