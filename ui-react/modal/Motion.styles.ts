import { css } from '@linaria/core'
import { cssVar } from '../theme/tokens.js'

/** Centred on a wallet's picture, once the wallet is connected. */
export const check = css`
  position: fixed;
  inline-size: 56px;
  block-size: 56px;
  margin: -28px;
  padding: 12px;
  border-radius: 50%;
  background: ${cssVar('success')};
  fill: none;
  stroke: ${cssVar('surface')};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: 1;
`
