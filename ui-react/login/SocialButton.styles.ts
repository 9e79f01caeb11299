import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

/* In pairs; of an odd number the first has a line to itself. */
export const socialButtons = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`

export const socialButton = css`
  inline-size: 100%;
  padding-inline: 8px;
`

export const socialMark = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${v('edge')};
  border-radius: 50%;
  background: ${v('surface')};
  color: ${v('muted')};
  font-size: ${size(1.2)};
  font-weight: 700;
`
