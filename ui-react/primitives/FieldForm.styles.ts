import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const fieldError = css`
  margin: 0;
  color: ${v('danger')};
  font-size: ${size(1.4)};
  line-height: 1.4;
`

export const fieldLabel = css`
  font-size: ${size(1.4)};
  font-weight: 600;
`
