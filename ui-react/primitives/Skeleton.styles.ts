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
  &[data-shape='heading'] {
    block-size: 24px;
    background: none;
  }
  &[data-shape='block'] {
    block-size: 44px;
  }
  /* Leaves space for its label. */
  &[data-shape='field'] {
    block-size: 48px;
    margin-block-start: 26px;
  }
  /* Like a row of a list: a picture with a name beside it. */
  &[data-shape='row'] {
    display: flex;
    align-items: center;
    gap: 12px;
    block-size: 56px;
    background: none;
  }
  &[data-shape='row']::before,
  &[data-shape='row']::after {
    content: '';
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${radius('icon')};
    background: ${cssVar('raised')};
  }
  &[data-shape='row']::after {
    inline-size: 40%;
    block-size: 16px;
  }
  @keyframes breathe {
    to {
      opacity: 0.45;
    }
  }
  @media (forced-colors: active) {
    &:not([data-shape='row'], [data-shape='heading']),
    &[data-shape='row']::before,
    &[data-shape='row']::after {
      border: 1px solid GrayText;
    }
  }
`
