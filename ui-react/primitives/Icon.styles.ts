import { css } from '@linaria/core'
import { cssVar, plainButton, radius } from '../theme/tokens.js'

export const icon = css`
  display: block;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-mirrored='true']:dir(rtl) {
    transform: scaleX(-1);
  }
`

export const iconButton = css`
  ${plainButton}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${cssVar('muted')};
  cursor: pointer;
  transition:
    background-color 120ms,
    color 120ms;

  &:hover {
    background: ${cssVar('raised')};
    color: ${cssVar('text')};
  }
`
