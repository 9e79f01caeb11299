import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

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
  border-radius: 50%;
  background: ${cssVar('raised')};
  color: ${cssVar('muted')};
  ${text(16)}
  font-weight: 600;

  &[data-size='small'] {
    inline-size: 24px;
    block-size: 24px;
    ${text(12)}
  }
  &[data-size='large'] {
    inline-size: 88px;
    block-size: 88px;
    ${text(32)}
  }
`
