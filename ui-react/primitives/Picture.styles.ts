import { css } from '@linaria/core'
import { cssVar, size } from '../theme/tokens.js'

export const initial = css`
  &::before {
    content: attr(data-letter);
  }
`

export const picture = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`

export const tile = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  overflow: hidden;
  border: 1px solid ${cssVar('edge')};
  border-radius: 5px;
  border-start-start-radius: 16px;
  border-end-end-radius: 16px;
  background: ${cssVar('surface')};
  color: ${cssVar('muted')};
  font-size: ${size(1.5)};
  font-weight: 700;

  &[data-size='small'] {
    inline-size: 24px;
    block-size: 24px;
    border-radius: 3px;
    border-start-start-radius: 10px;
    border-end-end-radius: 10px;
    font-size: ${size(1.2)};
  }
  &[data-size='large'] {
    inline-size: 92px;
    block-size: 92px;
    border-radius: 10px;
    border-start-start-radius: 36px;
    border-end-end-radius: 36px;
    font-size: ${size(3)};
  }
`
