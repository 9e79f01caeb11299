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
export const v = (token: Token): string => `var(--portico-${token})`
