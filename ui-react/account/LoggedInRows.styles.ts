import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const loggedInLine = css`
  display: grid;
  justify-items: center;
  margin: 0;
  color: ${v('muted')};
  font-size: ${size(1.4)};
  overflow-wrap: anywhere;
`
