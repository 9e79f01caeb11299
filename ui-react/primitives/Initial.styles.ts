import { css } from '@linaria/core'

export const initial = css`
  &::before {
    content: attr(data-letter);
  }
`
