import { css } from '@linaria/core'
import { cssVar, radius, size, text } from '../theme/tokens.js'

/** A size container, so that its rows can give names more room where it is narrow for its text size. */
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

  /* The value wraps below the name, which has the line to itself. */
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

/** Its amount and its network, which wraps below if both do not fit. */
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

/** The search field, above a line with the choice of network and the edit button. */
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

/* At least 16px: phones zoom the page for smaller fields. */
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
