import { css } from '@linaria/core'
import { cssVar, padding, text } from '../theme/tokens.js'

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`

/** For screen readers only. */
export const hidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Never wraps: on two lines it would read as two texts. */
export const oneLine = css`
  white-space: nowrap;
`

/** Invisible, but keeps its space. */
export const keepsPlace = css`
  visibility: hidden;
`

/** A centred picture, heading, explanation and action. */
export const centred = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 12px;
  padding-block: 12px 4px;
  text-align: center;
`

export const hint = css`
  margin: 0;
  color: ${cssVar('muted')};
  ${text(14)}
  text-wrap: pretty;
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: ${cssVar('danger')};
    font-weight: 500;
  }
`

/** Holds the view; the only part of the dialog that scrolls. */
export const body = css`
  flex: 1;
  min-block-size: 0;
  padding-block: 4px ${padding};
  padding-inline: ${padding};
  overflow: hidden auto;
  overscroll-behavior: contain;
`
