import { css } from '@linaria/core'

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
