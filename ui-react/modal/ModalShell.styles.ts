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

export const snackbarSlot = css`
  position: absolute;
  inset-inline: 12px;
  inset-block-end: 12px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;

  /* A press goes to what a message covers: the message has no control and leaves by itself. */
  pointer-events: none;

  /* An error stays, so it takes a place of its own: nothing below it can be reached while it covers it. */
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
  gap: 4px;
  min-block-size: 44px;
  padding-inline: 16px;
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('control')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  ${text(14)}
  font-weight: 600;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  box-shadow: ${cssVar('shadow')};
  animation: pop 150ms ease-out;

  @keyframes pop {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  &[data-tone='error'] {
    border-color: ${cssVar('danger')};
    padding-inline-end: 0;
    pointer-events: auto;
  }
`
