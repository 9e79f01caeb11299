import { css } from '@linaria/core'
import { cssVar, size, text } from '../theme/tokens.js'

export const account = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

export const summary = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 4px;
  text-align: center;
`

/** The picture of an account, with its wallet's logo at the corner. */
export const portrait = css`
  position: relative;

  & > span {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -8px;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 8px;
    box-shadow: 0 0 0 3px ${cssVar('surface')};
  }
`

export const nameLine = css`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  padding-inline-start: 44px;
  ${text(16)}
  font-weight: 600;
`

export const figure = css`
  margin: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  ${text(32)}
  /* On one line, however large the text or small the dialog. */
  font-size: min(${size(32)}, 13cqi);
  font-weight: 600;
  letter-spacing: -0.02em;

  &[data-long='true'] {
    ${text(20)}
  }
`

export const minor = css`
  margin: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  color: ${cssVar('muted')};
  ${text(14)}
`

/** A number and its symbol, which may be of any length. */
export const amount = css`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

/** Never wraps: part of a number would read as another number. */
export const number = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const walletAccounts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const walletAccount = css`
  display: flex;
  max-inline-size: 100%;
  align-items: center;
  gap: 6px;
  padding-block: 4px;
  padding-inline: 4px 12px;
  border: 1px solid ${cssVar('line')};
  border-radius: 999px;
  color: ${cssVar('muted')};
  ${text(14)}

  &[aria-current='true'] {
    border-color: ${cssVar('edge')};
    color: ${cssVar('text')};
    font-weight: 600;
  }
`

export const loggedInLine = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  margin: 0;
  color: ${cssVar('muted')};
  ${text(14)}
  overflow-wrap: anywhere;
`
