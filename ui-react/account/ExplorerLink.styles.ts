import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

export const explorer = css`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  gap: 4px;
  min-block-size: 44px;
  color: ${cssVar('accent')};
  ${text(14)}
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
