import { css } from '@linaria/core'
import { cssVar, padding, plainButton, radius, text } from '../theme/tokens.js'

/** What the host draws above and below the view; it takes no room that the view needs. */
export const part = css`
  flex: none;
  box-sizing: border-box;
  max-block-size: 40dvh;
  overflow: hidden auto;
  overflow-wrap: anywhere;

  &[data-place='footer'] {
    max-block-size: 25dvh;
    padding-block: 12px;
    padding-inline: ${padding};
    border-block-start: 1px solid ${cssVar('line')};
    color: ${cssVar('muted')};
    ${text(14)}

    @media (max-height: 400px) {
      padding-block: 0;
    }
  }
`

/** A row of buttons; those that find no room begin another. */
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
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

/** Whatever a host puts here stays within its place. */
export const entryIcon = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  overflow: hidden;

  &[data-size='row'] {
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${radius('icon')};
    background: ${cssVar('raised')};
  }
  & > * {
    max-inline-size: 100%;
    max-block-size: 100%;
  }
`
