import { css } from '@linaria/core'

export const avatar = css`
  display: block;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  object-fit: cover;

  &[data-large='true'] {
    inline-size: 64px;
    block-size: 64px;
  }
`
