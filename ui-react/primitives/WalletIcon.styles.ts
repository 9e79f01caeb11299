import { css } from '@linaria/core'
import { cssVar, size } from '../theme/tokens.js'

export const walletIcon = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 40px;
  overflow: hidden;
  border: 1px solid ${cssVar('line')};
  border-start-start-radius: 18px;
  border-start-end-radius: 18px;
  border-end-start-radius: 6px;
  border-end-end-radius: 6px;
  background: ${cssVar('surface')};
  color: ${cssVar('muted')};
  font-size: ${size(1.5)};
  font-weight: 700;

  &[data-large='true'] {
    inline-size: 84px;
    block-size: 96px;
    border-start-start-radius: 42px;
    border-start-end-radius: 42px;
    border-end-start-radius: 12px;
    border-end-end-radius: 12px;
    font-size: ${size(3)};
  }
  &[data-large='true'] > svg {
    inline-size: 36px;
    block-size: 36px;
  }
`
