import { css } from '@linaria/core'
import { v } from '../theme/v.js'

/** Stays while the list moves below it. */
export const toolbar = css`
  position: sticky;
  inset-block-start: -4px;
  z-index: 1;
  display: grid;
  gap: 4px;
  padding-block: 4px;
  background: ${v('surface')};
`
