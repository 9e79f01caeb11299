import { css } from '@linaria/core'
import { radius, size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const listRow = css`
  appearance: none;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 60px;
  padding-block: 8px;
  padding-inline: 12px;
  border: 1px solid transparent;
  border-radius: ${radius(4)};
  background: ${v('raised')};
  color: ${v('text')};
  font: inherit;
  font-size: ${size(1.6)};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 120ms;

  &:hover {
    background: ${v('hover')};
    border-color: ${v('line')};
  }
  &[aria-current='true'] {
    border-color: ${v('edge')};
  }
  &[aria-disabled='true'] {
    background: transparent;
    border-color: ${v('line')};
    cursor: default;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

export const listRowText = css`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const listRowNote = css`
  display: block;
  overflow: hidden;
  color: ${v('muted')};
  font-size: ${size(1.3)};
  font-weight: 400;
  text-overflow: ellipsis;
`
