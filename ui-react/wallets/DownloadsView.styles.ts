import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const linkHost = css`
  min-inline-size: 0;
  max-inline-size: 45%;
  overflow: hidden;
  color: ${v('muted')};
  font-size: ${size(1.3)};
  text-overflow: ellipsis;
  white-space: nowrap;
`
