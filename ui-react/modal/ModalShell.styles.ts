import { css } from '@linaria/core'
import { cssVar, padding, radius, text } from '../theme/tokens.js'

export const outageLine = css`
  flex: none;
  margin: 0;
  margin-inline: ${padding};

  &:not(:empty) {
    margin-block-end: 8px;
    padding-block: 8px;
    padding-inline: 12px;
    border-radius: ${radius('icon')};
    background: ${cssVar('raised')};
    color: ${cssVar('muted')};
    ${text(14)}
    overflow-wrap: anywhere;
  }
`

/**
 * Over the title, between the two buttons of the header, or below a header of the host's: covers no control, and moves
 * nothing when it appears or disappears.
 */
export const snackbarSlot = css`
  position: absolute;
  inset-inline: 56px;
  inset-block-start: calc(var(--_portico-header, 0px) + 8px);
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* Presses reach what a message covers: it has no control, and disappears by itself. */
  pointer-events: none;

  /* An error stays, so it has its own place below the view: nothing that it covered could be reached. */
  &:has([data-tone='error']) {
    position: static;
    flex: none;
    padding-inline: 12px;
    padding-block-end: 12px;
  }
`

export const snackbar = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-block-size: 48px;
  padding-inline: 8px;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: ${cssVar('text')};
  color: ${cssVar('surface')};
  ${text(14)}
  font-weight: 600;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  animation: pop 150ms ease-out;

  /* All space beside the dismiss button. */
  & > :has(> textarea) {
    flex: 1;
  }

  @keyframes pop {
    from {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
  &[data-tone='error'] {
    justify-content: space-between;
    border-color: ${cssVar('danger')};
    background: ${cssVar('surface')};
    color: ${cssVar('text')};
    padding-inline: 16px 0;
    text-align: start;
    pointer-events: auto;
  }
`
