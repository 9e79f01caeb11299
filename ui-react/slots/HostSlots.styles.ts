import { css } from '@linaria/core'
import { cssVar, padding, radius, text } from '../theme/tokens.js'

/** The host's parts above and below the view; they take no room that the view needs. */
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

/** Keeps any icon of a host within its place. */
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
