import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

export const month = css`
  margin: 0;
  padding-block: 12px 4px;
  padding-inline: 8px;
  color: ${cssVar('muted')};
  ${text(12)}
  font-weight: 500;
`

/* An address in it never wraps, and stays beside what moved. */
export const what = css`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
  justify-items: start;
  flex: 1 1 0;
  min-inline-size: min-content;
  font-weight: 500;
  overflow-wrap: anywhere;

  & > * + bdi {
    color: ${cssVar('muted')};
    ${text(14)}
    font-weight: 400;
  }
`

/* A symbol may be of any length: it wraps. */
export const moved = css`
  display: grid;
  justify-items: end;
  max-inline-size: 50%;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: end;
  overflow-wrap: anywhere;

  & > [data-sign='+'] {
    color: ${cssVar('success')};
  }
  & > time {
    color: ${cssVar('muted')};
    ${text(14)}
    font-weight: 400;
  }
`

/** What moved, above the details. */
export const summary = css`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-align: center;
  overflow-wrap: anywhere;

  & > p {
    display: grid;
    margin: 0;
    ${text(20)}
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
