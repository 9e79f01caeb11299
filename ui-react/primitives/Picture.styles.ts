import { css } from '@linaria/core'

export const picture = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
