import { css } from '@linaria/core'
import { cssVar, plainButton, text } from '../theme/tokens.js'

export const switchButton = css`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${cssVar('text')};
  font: inherit;
  ${text(14)}
  cursor: pointer;
`

export const switchKnob = css`
  position: relative;
  flex: none;
  inline-size: 36px;
  block-size: 20px;
  border: 1px solid ${cssVar('edge')};
  border-radius: 10px;
  background: ${cssVar('surface')};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 7px;
    background: ${cssVar('muted')};
    transition: inset-inline-start 120ms;
  }
  &[data-on='true'] {
    border-color: ${cssVar('accent')};
  }
  &[data-on='true']::before {
    inset-inline-start: 18px;
    background: ${cssVar('accent')};
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &[data-on='true']::before {
      background: Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`
