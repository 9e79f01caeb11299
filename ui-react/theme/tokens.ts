type Token =
  | 'surface'
  | 'raised'
  | 'hover'
  | 'text'
  | 'muted'
  | 'line'
  | 'edge'
  | 'accent'
  | 'on-accent'
  | 'success'
  | 'danger'
  | 'veil'
  | 'font-family'
  | 'font-size-master'
  | 'radius-master'
  | 'width'
  | 'z-index'

/** A design token, as CSS reads it. */
export const cssVar = (token: Token): string => `var(--portico-${token})`

/** A text size: multiples of the master size (10px). Whatever master a host sets, no text is smaller than 12px. */
export const size = (factor: number): string => `max(12px, ${cssVar('font-size-master')} * ${factor})`

/** A corner radius: multiples of the master radius (4px). */
export const radius = (factor: number): string => `calc(${cssVar('radius-master')} * ${factor})`
