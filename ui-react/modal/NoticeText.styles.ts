import { css } from '@linaria/core'
import { cssVar, radius, size } from '../theme/tokens.js'

/* Words of any length wrap, so that all text is visible. At least 16px: phones zoom the page for smaller fields. */
export const byHand = css`
  appearance: none;
  display: block;
  inline-size: 100%;
  box-sizing: border-box;
  margin-block: 8px;
  padding: 8px;
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('control')};
  background: ${cssVar('raised')};
  color: ${cssVar('text')};
  font-family: ${cssVar('font-mono')};
  font-size: max(16px, ${size(16)});
  font-weight: 400;
  direction: ltr;
  word-break: break-all;
  resize: none;
  field-sizing: content;
`
