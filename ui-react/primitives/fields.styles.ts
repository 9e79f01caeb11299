import { css } from '@linaria/core'
import { cssVar, radius, RING_CSS, size, text } from '../theme/tokens.js'

export const fieldError = css`
  margin: 0;
  color: ${cssVar('danger')};
  ${text(14)}
`

export const fieldLabel = css`
  ${text(14)}
  font-weight: 600;
`

export const textForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  text-align: start;
`

/* The button wraps below the field if both do not fit. */
export const textLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    flex: none;
    min-block-size: 48px;
  }
`

/* At least 16px: phones zoom the page for smaller fields. */
export const textInput = css`
  appearance: none;
  flex: 1 1 160px;
  min-inline-size: 0;
  min-block-size: 48px;
  margin: 0;
  padding-block: 0;
  padding-inline: 12px;
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('control')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  font: inherit;
  font-size: max(16px, ${size(16)});

  &::placeholder {
    color: ${cssVar('muted')};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${cssVar('danger')};
  }
  &:read-only {
    background: ${cssVar('raised')};
    color: ${cssVar('muted')};
  }
`

export const codeForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  margin: 0;
`

export const codePlace = css`
  position: relative;
  max-inline-size: 100%;
`

/* Invisible over the boxes, which show its digits. At least 16px: phones zoom the page for smaller fields. */
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
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('control')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  ${text(20)}
  font-weight: 600;
  font-family: ${cssVar('font-mono')};
  font-variant-numeric: tabular-nums;

  :focus ~ * > &[data-next='true'] {
    ${RING_CSS}
  }
  [aria-invalid='true'] ~ * > & {
    border-color: ${cssVar('danger')};
  }
  [aria-disabled='true'] ~ * > & {
    background: ${cssVar('raised')};
    color: ${cssVar('muted')};
  }
`
