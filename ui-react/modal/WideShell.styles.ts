import { css } from '@linaria/core'
import { cssVar, radius, text } from '../theme/tokens.js'

/** The list and the view beside it; each scrolls by itself. */
export const sides = css`
  display: grid;
  grid-template-columns: 4fr 5fr;
  flex: 1;
  min-block-size: 0;

  & > * {
    display: flex;
    flex-direction: column;
    position: relative;
    min-inline-size: 0;
    min-block-size: 0;
  }
  & > :first-child {
    --_portico-pad: 16px;
    border-inline-end: 1px solid ${cssVar('line')};
  }
  & > :last-child > [data-portico-scroller] {
    align-content: safe center;
  }
  & [aria-current='true'] {
    background: ${cssVar('raised')};
  }
`

export const listTitle = css`
  flex: none;
  min-block-size: 64px;
  margin: 0;
  padding-block: 20px;
  padding-inline: 16px;
  ${text(16)}
  font-weight: 600;
  overflow-wrap: anywhere;

  & > img {
    display: inline-block;
    inline-size: 20px;
    block-size: 20px;
    margin-inline-end: 6px;
    border-radius: calc(${radius('icon')} / 2);
    vertical-align: middle;
  }
`
