import { css } from '@linaria/core'
import { cssVar, plainButton, text } from '../theme/tokens.js'

export const tokenButton = css`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  max-inline-size: 100%;
  min-block-size: 44px;
  padding-block: 4px;
  padding-inline: 8px 12px;
  border: 1px solid transparent;
  border-radius: 22px;
  background: ${cssVar('raised')};
  color: ${cssVar('text')};
  font: inherit;
  ${text(16)}
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${cssVar('hover')};
  }
  &[data-empty='true'] {
    padding-inline-start: 16px;
    background: ${cssVar('accent')};
    color: ${cssVar('on-accent')};
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  & > span {
    min-inline-size: 0;
  }
  & small {
    display: block;
    color: ${cssVar('muted')};
    ${text(12)}
    font-weight: 400;
  }
  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & button {
    gap: 6px;
    padding-inline: 6px 10px;
    ${text(14)}
    font-weight: 500;
  }
`

/** The name of a section, above its first row. */
export const sectionName = css`
  margin: 0;
  padding-block: 12px 4px;
  padding-inline: 8px;
  color: ${cssVar('muted')};
  ${text(12)}
  font-weight: 500;
`
