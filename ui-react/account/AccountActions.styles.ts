import { css } from '@linaria/core'
import { cssVar, plainButton, radius, text } from '../theme/tokens.js'

/** A row of buttons that wraps if it lacks room. */
export const actionList = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(88px, 100%), 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const action = css`
  ${plainButton}
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: 4px;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 64px;
  padding: 8px;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: ${cssVar('raised')};
  color: ${cssVar('text')};
  font: inherit;
  ${text(14)}
  font-weight: 500;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${cssVar('hover')};
  }
  li:only-child > & {
    grid-auto-flow: column;
    grid-template-columns: auto;
    justify-content: center;
    align-items: center;
    gap: 8px;
    min-block-size: 48px;
    ${text(16)}
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`
