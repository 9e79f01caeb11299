import { css } from '@linaria/core'
import { cssVar, radius } from '../theme/tokens.js'

/* From a fixed line down: a centred dialog would move with all its content whenever a view or its rows arrive. */
export const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: ${cssVar('z-index')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: start center;
  padding: 16px;
  padding-block-start: max(16px, calc(50dvh - 340px));
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: ${cssVar('veil')};
  animation: appear 160ms ease-out;

  /* The page beneath, while it is locked. Overrides the styles of hosts and their dialogs. */
  :global() {
    html[data-portico-locked] {
      overflow: hidden !important;
    }
    html[data-portico-locked='scrollbar'] {
      scrollbar-gutter: stable !important;
    }
  }

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (min-width: 768px) {
    &:has([data-portico-wide='true']) {
      padding-block-start: max(16px, calc(50dvh - 280px));
    }
  }
  @media (max-width: 430px) {
    place-items: end stretch;
    padding: 0;
  }
`

/* Wider if the browser's text is larger, so that a line keeps its number of words. */
export const dialog = css`
  --_portico-pad: 24px;
  position: relative;
  display: flex;
  flex-direction: column;
  inline-size: calc(${cssVar('width')} * var(--_portico-zoom));
  max-inline-size: 100%;
  max-block-size: min(680px, calc(100dvh - 32px));
  overflow: hidden;
  border: 1px solid ${cssVar('line')};
  border-radius: ${radius('dialog')};
  background: ${cssVar('surface')};
  box-shadow: ${cssVar('shadow')};
  outline: none;
  animation: rise 200ms cubic-bezier(0.2, 0.9, 0.3, 1);

  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(10px);
    }
  }
  @keyframes refuse {
    20%,
    60% {
      transform: translateX(-6px);
    }
    40%,
    80% {
      transform: translateX(6px);
    }
  }
  /* The dialog has the focus only until the view does, and shows no ring. */
  &:focus-visible {
    outline: none;
    box-shadow: ${cssVar('shadow')};
  }
  /* For a list that is filtered while the visitor types: the field stays in its place (P-09). */
  &:has([data-portico-tall]) {
    block-size: 100dvh;
  }
  /* A list with a view beside it: one height, whatever their content. */
  @media (min-width: 768px) {
    &:has([data-portico-wide='true']) {
      inline-size: calc(${cssVar('width')} * 2 * var(--_portico-zoom));
      block-size: 560px;
    }
  }
  &[data-shaking='true'] {
    border-color: ${cssVar('danger')};
    animation: refuse 500ms ease-in-out;
  }
  @media (max-width: 430px) {
    --_portico-pad: 16px;
    inline-size: 100%;
    max-block-size: calc(100dvh - 24px);
    border-inline: 0;
    border-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
`
