import { css } from '@linaria/core'
import { DARK_CSS, LIGHT_CSS } from './palettes.js'
import { cssVar, size } from './tokens.js'

/** On every element that Portico adds to a page; `data-portico-theme` chooses the colours (S2-29, S2-30). */
export const root = css`
  ${LIGHT_CSS}
  --portico-font-family: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans Arabic', sans-serif;
  --portico-font-size-master: 10px;
  --portico-radius-master: 4px;
  --portico-width: 360px;
  --portico-z-index: 999;
  color: ${cssVar('text')};
  color-scheme: light;
  font-family: ${cssVar('font-family')};
  font-size: ${size(1.5)};
  font-weight: 400;
  letter-spacing: normal;
  line-height: 1.45;
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

  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }

  & :focus-visible {
    outline: 2px solid ${cssVar('accent')};
    outline-offset: 2px;
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
