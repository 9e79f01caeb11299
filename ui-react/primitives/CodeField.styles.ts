import { css } from '@linaria/core'
import { radius, size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const codeForm = css`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin: 0;
`

export const codePlace = css`
  position: relative;
  max-inline-size: 100%;
`

/* Over the boxes, and not seen: they show what is in it. 16px and more: a phone zooms the page for anything smaller. */
export const codeInput = css`
  appearance: none;
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  opacity: 0;
  font-size: 16px;
  cursor: text;
`

export const codeBoxes = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 44px));
  gap: 8px;
`

export const codeBox = css`
  display: grid;
  place-items: center;
  block-size: 52px;
  border: 1px solid ${v('edge')};
  border-radius: ${radius(3)};
  background: ${v('surface')};
  color: ${v('text')};
  font-size: ${size(2.2)};
  font-weight: 650;
  font-variant-numeric: tabular-nums;

  :focus ~ * > &[data-next='true'] {
    outline: 2px solid ${v('accent')};
    outline-offset: 1px;
  }
  [aria-invalid='true'] ~ * > & {
    border-color: ${v('danger')};
  }
  [aria-disabled='true'] ~ * > & {
    background: ${v('raised')};
    color: ${v('muted')};
  }
`
