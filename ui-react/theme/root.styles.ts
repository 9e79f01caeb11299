import { css } from '@linaria/core'
import { DARK_CSS, INK_CSS, LIGHT_CSS, RING_CSS, SIZES_CSS, cssVar, text } from './tokens.js'

/** Set on every element that Portico adds to a page; `data-portico-theme` selects the colours (S2-29, S2-30). */
export const root = css`
  ${SIZES_CSS}
  ${LIGHT_CSS}
  --_portico-zoom: max(1, tan(atan2(1rem, 16px)));
  color: ${cssVar('text')};
  color-scheme: light;
  font-family: ${cssVar('font-family')};
  ${text(16)}
  font-weight: 400;
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  -webkit-font-smoothing: antialiased;

  &[data-portico-theme='dark'] {
    ${DARK_CSS}
    color-scheme: dark;
  }

  @media (prefers-color-scheme: dark) {
    &[data-portico-theme='system'] {
      ${DARK_CSS}
      color-scheme: dark;
    }
  }

  @supports (color: rgb(from red r g b)) {
    &&& {
      ${INK_CSS}
    }
  }

  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }

  & :focus-visible {
    ${RING_CSS}
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    & *,
    & *::before,
    & *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`
