import { css } from '@linaria/core'
import { cssVar, size } from '../theme/tokens.js'

/** Stays while the list moves below it. */
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

export const virtualList = css`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const virtualRow = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
`

export const linkHost = css`
  min-inline-size: 0;
  max-inline-size: 45%;
  overflow: hidden;
  color: ${cssVar('muted')};
  font-size: ${size(1.3)};
  text-overflow: ellipsis;
  white-space: nowrap;
`
