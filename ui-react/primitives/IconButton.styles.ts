import { css } from '@linaria/core'
import { radius } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const iconButton = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius(3)};
  background: transparent;
  color: ${v('muted')};
  cursor: pointer;
  transition:
    background-color 120ms,
    color 120ms;

  &:hover {
    background: ${v('raised')};
    color: ${v('text')};
  }
`
