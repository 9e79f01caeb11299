import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

export const legalText = css`
  margin: 0;
  margin-block-start: 8px;
  color: ${cssVar('muted')};
  ${text(12)}
  /* Keeps links on two lines apart. */
  line-height: 1.6667;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  & a {
    color: inherit;
  }
`

export const agreement = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  margin-block-end: 8px;
  ${text(14)}
  text-wrap: balance;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${cssVar('accent')};
  }
  & a {
    color: inherit;
  }
`

/** What cannot be used until the visitor agrees. */
export const held = css`
  &[inert] {
    opacity: 0.4;
  }
`
