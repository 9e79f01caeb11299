import { css } from '@linaria/core'
import { cssVar, plainButton, radius, text } from '../theme/tokens.js'

/** Tabs that lack room wrap. */
export const tabList = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  margin-block-end: 8px;
  padding: 4px;
  border-radius: ${radius('control')};
  background: ${cssVar('raised')};
`

export const tab = css`
  ${plainButton}
  flex: 1 1 auto;
  min-inline-size: 44px;
  max-inline-size: 100%;
  min-block-size: 44px;
  padding-block: 0;
  padding-inline: 4px;
  border: 1px solid transparent;
  border-radius: calc(${radius('control')} - 4px);
  background: none;
  color: ${cssVar('muted')};
  font: inherit;
  ${text(14)}
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    border-color: ${cssVar('line')};
    background: ${cssVar('surface')};
    color: ${cssVar('text')};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

export const loneTitle = css`
  margin: 0;
  color: ${cssVar('muted')};
  ${text(12)}
  font-weight: 500;
`
