import { css } from '@linaria/core'
import { radius, size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const outageLine = css`
  flex: none;
  margin: 0;
  margin-inline: 20px;

  &:not(:empty) {
    margin-block-end: 8px;
    padding-block: 8px;
    padding-inline: 12px;
    border-radius: ${radius(2)};
    background: ${v('raised')};
    color: ${v('muted')};
    font-size: ${size(1.3)};
  }
`
