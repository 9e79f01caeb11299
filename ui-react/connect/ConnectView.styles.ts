import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

export const orLine = css`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0;
  padding-block: 4px;
  color: ${cssVar('muted')};
  ${text(14)}

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${cssVar('line')};
  }
`
