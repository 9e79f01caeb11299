import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

/* Side by side if both fit. */
export const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: 16px;
  }
  & dt {
    color: ${cssVar('muted')};
    ${text(14)}
  }
  & dd {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & > div:has(> dd > div) > dd {
    display: block;
    flex-basis: 100%;
  }
`
