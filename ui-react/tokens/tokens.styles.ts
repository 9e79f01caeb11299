import { css } from '@linaria/core'
import { cssVar, radius, size, text } from '../theme/tokens.js'

/** Knows its width, so that its rows have room for their names where it is narrow for the size of their text. */
export const tokenList = css`
  container-type: inline-size;
`

export const tokenRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 56px;
  padding-block: 4px;
  padding-inline: 8px;

  /* Below its name, a value leaves the line to it. */
  @container (max-width: 14em) {
    flex-wrap: wrap;

    & > :last-child {
      flex-basis: 100%;
      margin-inline-start: 52px;
    }
  }
`

export const tokenName = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  flex: 1;
  min-inline-size: 0;
  font-weight: 600;
`

/** How much there is of it, and where: the latter goes below where both do not fit. */
export const tokenNote = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 8px;
  color: ${cssVar('muted')};
  ${text(14)}
  font-weight: 400;
  overflow-wrap: anywhere;
`

export const tokenValue = css`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`

/** What is asked for on one line, the list's own button at its end. */
export const tools = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`

export const toolLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 8px;
`

/* 16px and more: a phone zooms the page for anything smaller. */
export const networkChoice = css`
  flex: 1 1 140px;
  min-inline-size: 0;
  min-block-size: 44px;
  margin: 0;
  padding-inline: 8px;
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('control')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  font: inherit;
  font-size: max(16px, ${size(16)});
  text-overflow: ellipsis;
`
