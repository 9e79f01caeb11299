import { css } from '@linaria/core'

export const virtualList = css`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const virtualRow = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
`
