import { css } from '@linaria/core'
import { cssVar, radius, text } from '../theme/tokens.js'

export const walletIcon = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  overflow: hidden;
  border-radius: ${radius('icon')};
  background: ${cssVar('raised')};
  box-shadow: inset 0 0 0 1px ${cssVar('line')};
  color: ${cssVar('muted')};
  ${text(16)}
  font-weight: 600;

  &[data-large='true'] {
    inline-size: 88px;
    block-size: 88px;
    border-radius: calc(${radius('icon')} * 2.2);
    ${text(32)}
  }
  &[data-large='true'] > svg {
    inline-size: 36px;
    block-size: 36px;
  }
`
