import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

/** As wide as its place, in a step that centres what it holds. */
export const wide = css`
  inline-size: 100%;
`

/** An address of any length. */
export const breaking = css`
  overflow-wrap: anywhere;
`

export const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${v('accent')};
  font-size: ${size(1.5)};
  font-weight: 600;
`

/** As large as a code that is still to come. */
export const square = css`
  display: grid;
  place-content: center;
  inline-size: 100%;
  max-inline-size: 296px;
  aspect-ratio: 1;
  border-radius: 16px;
  background: ${v('raised')};
`
