import { css } from '@linaria/core'
import { cssVar, innerRing, plainButton, radius, text } from '../theme/tokens.js'

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block: 0;
  margin-inline: -8px;
  padding: 0;
  list-style: none;
`

/** Rows outside a list: aligned with what is around them, like those of a list. */
export const rowGroup = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-inline: -8px;
`

export const listHeading = css`
  padding-block: 12px 4px;
  padding-inline: 8px;
  color: ${cssVar('muted')};

  & > h3 {
    margin: 0;
    ${text(12)}
    font-weight: 500;
  }
`

export const listRow = css`
  ${plainButton}
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 56px;
  padding-block: 3px;
  padding-inline: 8px;
  border: 1px solid transparent;
  border-radius: ${radius('row')};
  background: transparent;
  color: ${cssVar('text')};
  font: inherit;
  ${text(16)}
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 120ms;

  &:hover {
    background: ${cssVar('raised')};
  }
  &:active {
    background: ${cssVar('hover')};
  }
  &:focus-visible {
    ${innerRing}
  }
  &[aria-current='true'] {
    background: ${cssVar('raised')};
  }
  &[aria-disabled='true'] {
    background: transparent;
    cursor: default;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;

    &[aria-current='true'] {
      border-color: Highlight;
      border-style: double;
      border-width: 3px;
      padding-block: 1px;
      padding-inline: 6px;
    }
  }
`

export const listRowText = css`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const nameText = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-inline-size: 100%;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

export const listRowNote = css`
  display: block;
  color: ${cssVar('muted')};
  ${text(14)}
  font-weight: 400;
`

export const tag = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  color: ${cssVar('muted')};
  ${text(12)}
  font-weight: 500;

  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  &[data-tone='success']::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: ${cssVar('success')};
  }
  &[data-tone='strong'] {
    color: ${cssVar('text')};
  }
  &[data-tone='danger'] {
    padding-inline: 8px;
    border: 1px solid currentColor;
    border-radius: 999px;
    color: ${cssVar('danger')};
  }
`
