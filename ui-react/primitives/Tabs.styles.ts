import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const tabList = css`
  display: flex;
  gap: 20px;
  margin-block-end: 10px;
  border-block-end: 1px solid ${v('line')};
`

export const tab = css`
  appearance: none;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${v('muted')};
  font: inherit;
  font-size: ${size(1.5)};
  font-weight: 600;
  cursor: pointer;

  &[aria-selected='true'] {
    border-block-end-color: ${v('accent')};
    color: ${v('text')};
  }
`
