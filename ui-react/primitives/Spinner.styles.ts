import { css } from '@linaria/core'

export const spinner = css`
  display: inline-block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: turn 800ms linear infinite;

  /* In forced-colors mode, all edges would be drawn. */
  @media (forced-colors: active) {
    border-color: CanvasText;
    border-block-start-color: transparent;
    forced-color-adjust: none;
  }
  @keyframes turn {
    to {
      transform: rotate(360deg);
    }
  }
`
