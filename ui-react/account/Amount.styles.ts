import { css } from '@linaria/core'

export const amount = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
