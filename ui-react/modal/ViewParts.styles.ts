import { css } from '@linaria/core'
import { cssVar, padding, radius, text } from '../theme/tokens.js'

// Styles that views share and the dialog's frame does not use: not part of the first paint.

export const lead = css`
  margin: 0;
  ${text(20)}
  font-weight: 600;
  text-wrap: balance;
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: ${cssVar('danger')};
  }
  &:focus-visible {
    border-radius: 4px;
    --_portico-gap: 6px;
  }
`

/** A warning before the visitor goes on. */
export const warning = css`
  margin: 0;
  padding-block: 8px;
  padding-inline: 12px;
  border: 1px solid currentColor;
  border-radius: ${radius('control')};
  color: ${cssVar('danger')};
  ${text(14)}
  overflow-wrap: anywhere;
`

/**
 * Stays visible below a view that scrolls; the fade shows that there is more above it. On a very low page, as at a zoom
 * of 400 %, it scrolls along, because it would cover the view.
 */
export const foot = css`
  position: sticky;
  inset-block-end: calc(${padding} * -1);
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-block-start: 16px;
  margin-block-end: calc(${padding} * -1);
  padding-block-end: ${padding};
  background: ${cssVar('surface')};

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 100%;
    block-size: 16px;
    background: linear-gradient(to top, ${cssVar('surface')}, transparent);
    pointer-events: none;
  }
  [data-portico-scroller]:has(&) {
    scroll-padding-block-end: calc(var(--_portico-foot) + 8px);
  }
  @media (max-height: 400px) {
    position: static;

    &::before {
      content: none;
    }
    [data-portico-scroller]:has(&) {
      scroll-padding-block-end: auto;
    }
  }
`

/** A view that fades in. */
export const entering = css`
  animation: enter 120ms ease-out;

  @keyframes enter {
    from {
      opacity: 0;
    }
  }
`

/** Parts of a form or review, below each other. */
export const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

/** Side by side while no word has to break. */
export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    flex: 1 1 auto;
  }
`
