import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

/* Dark on white in every theme: cameras of old phones read nothing else reliably (U-47). */
export const frame = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  max-inline-size: 296px;
  aspect-ratio: 1;
  margin-inline: auto;
  border: 1px solid ${cssVar('line')};
  border-radius: 16px;
  overflow: hidden;
  background: #fff;

  /* Stays dark on white in forced-colors mode. */
  forced-color-adjust: none;
`

export const code = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  fill: #14110f;

  & > :first-child {
    shape-rendering: crispEdges;
  }

  [data-dead='true'] > & {
    opacity: 0.12;
  }
`

/** One module wide. */
export const finderRing = css`
  fill: none;
  stroke: #14110f;
`

/** Covers the cleared modules, and no more. */
export const middle = css`
  position: absolute;
  display: grid;
  place-items: center;
  inline-size: 17%;
  block-size: 17%;

  & > span {
    background: #f4f4f5;
    color: #14110f;
  }

  [data-dead='true'] > & {
    display: none;
  }
`

/** The text in place of a code. */
export const instead = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-content: center;
  justify-items: center;
  gap: 8px;
  padding: 24px;
  color: #14110f;
  font-weight: 600;
  text-align: center;
`

export const square = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-content: center;
  justify-items: center;
  gap: 12px;
  inline-size: 100%;
  max-inline-size: 296px;
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: 16px;
  background: ${cssVar('raised')};
`

/** Numbered instructions for a code. */
export const steps = css`
  counter-reset: step;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin: 0;
  padding: 0;
  color: ${cssVar('muted')};
  ${text(14)}
  text-align: start;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-content: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    background: ${cssVar('raised')};
    color: ${cssVar('text')};
    ${text(12)}
    font-weight: 600;
  }
`

/** What a link grants in addition. */
export const allowed = css`
  color: ${cssVar('muted')};
  ${text(14)}

  & > summary {
    padding-block: 12px;
    cursor: pointer;
  }
  & > :not(summary) {
    inline-size: fit-content;
    margin-inline: auto;
  }
`
