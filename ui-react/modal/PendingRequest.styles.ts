import { css } from '@linaria/core'
import { cssVar, padding, radius, text } from '../theme/tokens.js'

export const note = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-inline: ${padding};
  margin-block-end: 12px;
  padding: 8px;
  padding-inline-start: 16px;
  border-radius: ${radius('control')};
  background: ${cssVar('raised')};
  color: ${cssVar('text')};
  ${text(14)}

  & > span {
    flex: 1 1 9em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > button {
    flex: 1 0 auto;
  }
`

/** Over the host's page, while no dialog is open. */
export const floating = css`
  position: fixed;
  inset-inline: 0;
  inset-block-end: max(16px, env(safe-area-inset-bottom));
  z-index: ${cssVar('z-index')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  pointer-events: none;

  & .${note} {
    max-inline-size: 420px;
    margin-block-end: 0;
    border: 1px solid ${cssVar('edge')};
    box-shadow: ${cssVar('shadow')};
    pointer-events: auto;
  }
`
