import { css } from '@linaria/core'
import { cssVar, size } from '../theme/tokens.js'

export const tabList = css`
  display: flex;
  gap: 20px;
  margin-block-end: 10px;
  border-block-end: 1px solid ${cssVar('line')};
`

export const tab = css`
  appearance: none;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${cssVar('muted')};
  font: inherit;
  font-size: ${size(1.5)};
  font-weight: 600;
  cursor: pointer;

  &[aria-selected='true'] {
    border-block-end-color: ${cssVar('accent')};
    color: ${cssVar('text')};
  }
`
