import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const orLine = css`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0;
  padding-block: 4px;
  color: ${v('muted')};
  font-size: ${size(1.4)};

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${v('line')};
  }
`
