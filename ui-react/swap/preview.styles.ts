import { css } from '@linaria/core'
import { cssVar, radius, text } from '../theme/tokens.js'

/** One of the two amounts of a swap: the largest elements of the view. */
export const amounts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 0;
  padding: 16px;
  border-radius: ${radius('row')};
  background: ${cssVar('raised')};

  & > div {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & > div > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    ${text(20)}
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

/** Stronger than a warning. */
export const alarm = css`
  border-color: ${cssVar('danger')};
  background: ${cssVar('danger')};
  color: ${cssVar('surface')};
  font-weight: 600;
`

/** A checkbox or radio button, with its text beside it. */
export const option = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-block: 6px;
  cursor: pointer;

  & > input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${cssVar('accent')};
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${cssVar('muted')};
    ${text(14)}
  }
  & [data-tone='danger'] {
    color: ${cssVar('danger')};
    font-weight: 600;
  }
  & strong {
    display: block;
  }
`

/** What is approved, and how much. */
export const approvalPart = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  & h3 {
    margin: 0;
    ${text(14)}
    font-weight: 600;
  }
  & > fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0;
    color: ${cssVar('muted')};
    ${text(14)}
  }
`

/** Numbered steps in a row. */
export const steps = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  color: ${cssVar('muted')};
  ${text(14)}

  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    background: ${cssVar('raised')};
    ${text(12)}
    font-weight: 600;
  }
  & > li[data-done='true']::before {
    content: '✓';
    color: ${cssVar('success')};
  }
  & > [aria-current] {
    color: ${cssVar('text')};
    font-weight: 600;
  }
  & > [aria-current]::before {
    background: ${cssVar('accent')};
    color: ${cssVar('on-accent')};
  }
`
