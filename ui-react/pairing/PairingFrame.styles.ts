import { css } from '@linaria/core'
import { v } from '../theme/v.js'

export const square = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  inline-size: 100%;
  max-inline-size: 296px;
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: 16px;
  background: ${v('raised')};
`
