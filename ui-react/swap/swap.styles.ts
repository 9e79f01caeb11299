import { css } from '@linaria/core'
import { cssVar, plainButton, radius, size, text } from '../theme/tokens.js'

/** The two sides, with the button that exchanges them over the line between them. */
export const sides = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;

  & > div {
    inline-size: 100%;
  }
  & > button {
    z-index: 1;
    margin-block: -22px;
    border: 1px solid ${cssVar('line')};
    background: ${cssVar('surface')};
    color: ${cssVar('text')};
  }
`

/** One side: paid or received. */
export const box = css`
  padding-block: 12px 4px;
  padding-inline: 12px;
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('row')};
`

/** The token wraps below the amount if both do not fit. */
export const amountLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;

  /* An amount is written from left to right, and stands where its language begins a line. */
  &:dir(rtl) > input {
    margin-inline: 0 -8px;
    text-align: end;
  }
`

export const amountInput = css`
  appearance: none;
  flex: 1 1 112px;
  min-inline-size: 0;
  min-block-size: 48px;
  margin-block: 0;
  margin-inline: -8px 0;
  padding-block: 0;
  padding-inline: 8px;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${cssVar('text')};
  font: inherit;
  ${text(20)}
  font-size: max(16px, ${size(20)});
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${cssVar('muted')};
    opacity: 1;
  }
  &[data-dim='true'],
  &[aria-disabled='true'] {
    color: ${cssVar('muted')};
  }
  &[aria-invalid='true'] {
    color: ${cssVar('danger')};
  }
`

/** Below an amount: its value and the balance. */
export const beneath = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 12px;
  min-block-size: 44px;
  color: ${cssVar('muted')};
  ${text(14)}
  overflow-wrap: anywhere;

  & > span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 4px;
    min-inline-size: 0;
  }
  & > span:last-child {
    margin-inline-start: auto;
  }
`

/** A button within text. */
export const wordButton = css`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  min-inline-size: 44px;
  max-inline-size: 100%;
  justify-content: center;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${cssVar('accent')};
  font: inherit;
  ${text(14)}
  font-weight: 600;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  &[data-tone='quiet'] {
    justify-content: start;
    color: ${cssVar('muted')};
    font-weight: 400;
  }
  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`
