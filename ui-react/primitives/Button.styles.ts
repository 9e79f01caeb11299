import { css } from '@linaria/core'
import { cssVar, plainButton, radius, text } from '../theme/tokens.js'

export const button = css`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  max-inline-size: 100%;
  min-block-size: 44px;
  padding-block: 8px;
  padding-inline: 18px;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: ${cssVar('raised')};
  color: ${cssVar('text')};
  font: inherit;
  font-family: ${cssVar('font-family')};
  ${text(16)}
  font-weight: 600;
  overflow-wrap: anywhere;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color 120ms,
    filter 120ms,
    transform 120ms;

  &:hover {
    background: ${cssVar('hover')};
  }
  &:active {
    transform: translateY(1px);
  }
  &[data-tone='primary'] {
    background: ${cssVar('accent')};
    color: ${cssVar('on-accent')};
  }
  &[data-tone='primary']:hover {
    filter: brightness(1.08);
  }
  &[data-tone='quiet'] {
    background: none;
    color: ${cssVar('muted')};
    font-weight: 500;
  }
  &[data-tone='danger'] {
    color: ${cssVar('danger')};
  }
  &[data-wide='true'] {
    inline-size: 100%;
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${cssVar('raised')};
    color: ${cssVar('muted')};
    filter: none;
    opacity: 0.75;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

/** The label beside the spinner, laid out as a direct child of the button. */
export const words = css`
  display: contents;
`
