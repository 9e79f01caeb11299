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

export const transaction = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 56px;
  padding-block: 4px;
  padding-inline: 8px;
`

export const what = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  flex: 1 1 0;
  min-inline-size: 0;
  font-weight: 500;
  overflow-wrap: anywhere;

  & > bdi {
    color: ${cssVar('muted')};
    ${text(14)}
    font-weight: 400;
  }
`

/* A symbol is of any length: it goes on in the next line. */
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
