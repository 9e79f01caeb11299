import { css } from '@linaria/core'
import { cssVar, plainButton, radius, size, text } from '../theme/tokens.js'

/** As wide as six letters of a large text: three tiles per row in the dialog, one where text fills the screen. */
const least = `calc(${cssVar('font-size-master')} * 9 * var(--_portico-zoom))`

/* Keeps tiles in its columns at any scroll position. */
export const grid = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${least}), 1fr));
  column-gap: 8px;
  margin-block: 0;
  /* Aligns its pictures with what is around them. */
  margin-inline: -5px;
  padding: 0;
  list-style: none;
`

export const tile = css`
  ${plainButton}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  box-sizing: border-box;
  inline-size: 100%;
  padding: 4px;
  border: 1px solid transparent;
  border-radius: ${radius('row')};
  background: transparent;
  color: ${cssVar('text')};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background-color 120ms;

  &:hover {
    background: ${cssVar('raised')};
  }
  &:active {
    background: ${cssVar('hover')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

export const artwork = css`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius('icon')};
  background: ${cssVar('raised')};
  color: ${cssVar('muted')};
  ${text(32)}
  font-weight: 600;

  &[data-size='large'] {
    max-inline-size: 280px;
    margin-inline: auto;
  }
`

/* Always two lines, so that all tiles have one height. */
export const label = css`
  block-size: calc(${size(14)} * 1.4286 * 2);
  overflow: hidden;
  ${text(14)}
  font-weight: 500;
`

export const times = css`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  padding-inline: 8px;
  border-radius: 999px;
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  ${text(12)}
  font-weight: 600;
`

export const detail = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`
