import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

/** Stays while the list scrolls below it. */
export const toolbar = css`
  position: sticky;
  inset-block-start: -4px;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding-block: 4px;
  background: ${cssVar('surface')};
`

/** Shown in full, however long: its end tells where a link leads. */
export const linkHost = css`
  display: block;
  color: ${cssVar('muted')};
  ${text(14)}
  font-weight: 400;
  white-space: normal;
  overflow-wrap: anywhere;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
