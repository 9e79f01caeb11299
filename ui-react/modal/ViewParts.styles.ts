import { css } from '@linaria/core'
import { cssVar, padding, radius, text } from '../theme/tokens.js'

// What views have in common and the frame of the dialog has not: the first paint does without it.

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

/** Something to know before going on. */
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
 * What stays in sight below a view that scrolls; the fade tells that there is more above it. Where the page is as low
 * as at a zoom of 400 %, it scrolls too: it would cover what the view is about.
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

/** A view on its way in. */
export const entering = css`
  animation: enter 120ms ease-out;

  @keyframes enter {
    from {
      opacity: 0;
    }
  }
`

/** The parts of a form, or of a review, below each other. */
export const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

/** Beside each other as long as no word has to break. */
export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    flex: 1 1 auto;
  }
`
