import { css } from '@linaria/core'
import { cssVar, radius, size } from '../theme/tokens.js'

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const listRow = css`
  appearance: none;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 60px;
  padding-block: 8px;
  padding-inline: 12px;
  border: 1px solid transparent;
  border-radius: ${radius(4)};
  background: ${cssVar('raised')};
  color: ${cssVar('text')};
  font: inherit;
  font-size: ${size(1.6)};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 120ms;

  &:hover {
    background: ${cssVar('hover')};
    border-color: ${cssVar('line')};
  }
  &[aria-current='true'] {
    border-color: ${cssVar('edge')};
  }
  &[aria-disabled='true'] {
    background: transparent;
    border-color: ${cssVar('line')};
    cursor: default;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

export const listRowText = css`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const listRowNote = css`
  display: block;
  overflow: hidden;
  color: ${cssVar('muted')};
  font-size: ${size(1.3)};
  font-weight: 400;
  text-overflow: ellipsis;
`

export const tag = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  flex: none;
  padding-block: 2px;
  padding-inline: 8px;
  border: 1px solid ${cssVar('line')};
  border-radius: 999px;
  color: ${cssVar('muted')};
  font-size: ${size(1.2)};
  font-weight: 500;
  line-height: 1.4;
  background: ${cssVar('surface')};

  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  &[data-tone='accent'] {
    border-color: currentColor;
    color: ${cssVar('accent')};
  }

  &[data-tone='danger'] {
    border-color: currentColor;
    color: ${cssVar('danger')};
  }
`
