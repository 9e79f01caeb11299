import { css } from '@linaria/core'

export const body = css`
  flex: 1;
  min-block-size: 0;
  padding-block: 4px 20px;
  padding-inline: 20px;
  overflow: hidden auto;
  overscroll-behavior: contain;
`
