import { css } from '@linaria/core'

export const virtualList = css`
  position: relative;
  margin-block: 0;
  margin-inline: -8px;
  padding: 0;
  list-style: none;
`

export const virtualItem = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
`
