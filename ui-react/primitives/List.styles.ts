import { css } from '@linaria/core'

export const list = css`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`
