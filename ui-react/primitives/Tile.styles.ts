import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

const OCTAGON = 'polygon(29% 0, 71% 0, 100% 29%, 100% 71%, 71% 100%, 29% 100%, 0 71%, 0 29%)'

/* A border would be cut at the corners: the edge is a tile of its own behind the face. */
export const tile = css`
  display: block;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  padding: 1px;
  background: ${v('edge')};
  clip-path: ${OCTAGON};
  color: ${v('muted')};
  font-size: ${size(1.5)};
  font-weight: 700;

  &[data-size='small'] {
    inline-size: 24px;
    block-size: 24px;
    font-size: ${size(1.2)};
  }
  &[data-size='large'] {
    inline-size: 92px;
    block-size: 92px;
    font-size: ${size(3)};
  }
`

export const tileFace = css`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  background: ${v('surface')};
  clip-path: ${OCTAGON};
`
