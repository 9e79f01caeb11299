import { css } from '@linaria/core'
import { radius, size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const emailForm = css`
  display: grid;
  gap: 6px;
  margin: 0;
  text-align: start;
`

/* The button goes below the field where both do not fit. */
export const emailLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    flex: none;
    min-block-size: 48px;
  }
`

/* 16px and more: a phone zooms the page for anything smaller. */
export const emailInput = css`
  appearance: none;
  flex: 1 1 160px;
  min-inline-size: 0;
  min-block-size: 48px;
  margin: 0;
  padding-block: 0;
  padding-inline: 12px;
  border: 1px solid ${v('edge')};
  border-radius: ${radius(4)};
  background: ${v('surface')};
  color: ${v('text')};
  font: inherit;
  font-size: max(16px, ${size(1.6)});

  &::placeholder {
    color: ${v('muted')};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${v('danger')};
  }
  &:read-only {
    background: ${v('raised')};
    color: ${v('muted')};
  }
`
