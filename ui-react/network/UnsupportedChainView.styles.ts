import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const statement = css`
  margin: 0;
  margin-block-end: 8px;
  font-size: ${size(1.6)};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: pretty;

  & > bdi {
    color: ${v('muted')};
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`
