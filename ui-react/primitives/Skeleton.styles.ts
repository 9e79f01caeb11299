import { css } from '@linaria/core'
import { cssVar, radius } from '../theme/tokens.js'

export const skeleton = css`
  display: block;
  inline-size: 100%;
  border-radius: ${radius('control')};
  background: ${cssVar('raised')};
  animation: breathe 1400ms ease-in-out infinite alternate;

  &[data-shape='line'] {
    display: inline-block;
    inline-size: 5em;
    block-size: 1em;
    vertical-align: -0.1em;
    border-radius: ${radius('icon')};
  }
  &[data-shape='row'] {
    block-size: 48px;
    margin-block: 4px;
  }
  @keyframes breathe {
    to {
      opacity: 0.45;
    }
  }
`
