import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

/** Space for the arc around a picture; after a failure, a sign at its corner. */
export const around = css`
  position: relative;
  padding: 8px;

  &[data-tone='danger']::after {
    content: '!';
    content: '!' / '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 3px solid ${cssVar('surface')};
    border-radius: 50%;
    background: ${cssVar('danger')};
    color: ${cssVar('surface')};
    ${text(16)}
    font-weight: 600;
  }
`

/** With reduced motion the arc stands still, and still indicates waiting. */
export const ring = css`
  position: absolute;
  inset: 0;
  fill: none;
  stroke: ${cssVar('accent')};
  stroke-width: 3;
  stroke-linecap: round;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
  /* Around the picture of a network, which is round. */
  [data-size] ~ & > rect {
    rx: 50px;
  }
  & > :first-child {
    stroke: ${cssVar('line')};
    stroke-width: 2;
  }
  & > :last-child {
    stroke-dasharray: 24 76;
    animation: go-round 1400ms linear infinite;
  }
  @keyframes go-round {
    to {
      stroke-dashoffset: -100;
    }
  }
`
