import { css } from '@linaria/core'
import { cssVar, size } from '../theme/tokens.js'

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`

/** Shown to screen readers only. */
export const hidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** A picture, a line, an explanation and one thing to do, in the middle. */
export const centred = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 12px;
  padding-block: 12px 4px;
  text-align: center;
`

export const lead = css`
  margin: 0;
  font-size: ${size(1.8)};
  font-weight: 650;
  line-height: 1.3;
  text-wrap: balance;
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: ${cssVar('danger')};
  }
  &:focus-visible {
    outline-offset: 6px;
  }
`

export const hint = css`
  margin: 0;
  color: ${cssVar('muted')};
  font-size: ${size(1.4)};
  line-height: 1.5;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`

/** Something to know before going on. */
export const warning = css`
  margin: 0;
  padding-block: 8px;
  padding-inline: 12px;
  border: 1px solid currentColor;
  border-radius: 10px;
  color: ${cssVar('danger')};
  font-size: ${size(1.4)};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

/** Where a view stands; the only part of the dialog that scrolls. */
export const body = css`
  flex: 1;
  min-block-size: 0;
  padding-block: 4px 20px;
  padding-inline: 20px;
  overflow: hidden auto;
  overscroll-behavior: contain;
`

/** What stays in sight below a view that scrolls; the fade tells that there is more above it. */
export const foot = css`
  position: sticky;
  inset-block-end: -20px;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-block-start: 16px;
  margin-block-end: -20px;
  padding-block-end: 20px;
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
`

/** A view on its way in. */
export const entering = css`
  animation: enter 180ms ease-out;

  @keyframes enter {
    from {
      opacity: 0;
      transform: translateY(4px);
    }
  }
`
