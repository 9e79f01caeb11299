import { css } from '@linaria/core'
import { cssVar, padding, text } from '../theme/tokens.js'

/** Full width, in a step that centres its content. */
export const wide = css`
  inline-size: 100%;
`

/** Wraps an address of any length. */
export const breaking = css`
  overflow-wrap: anywhere;
`

export const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${cssVar('accent')};
  ${text(16)}
  font-weight: 600;
`

/** As large as the code that is loading. */
export const square = css`
  display: grid;
  place-content: center;
  inline-size: 100%;
  max-inline-size: 296px;
  aspect-ratio: 1;
  border-radius: 16px;
  background: ${cssVar('raised')};
`

/* The first has its own line, unless there are two; the others share a line while each is large enough for a finger. */
export const socialButtons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > * {
    flex: 1 0 44px;
    margin: 0;
    padding: 0;
  }
  & > :first-child:not(:nth-last-child(2)) {
    flex-basis: 100%;
  }
  & button {
    inline-size: 100%;
    padding-inline: 4px;
  }
`

export const socialMark = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${cssVar('edge')};
  border-radius: 50%;
  background: ${cssVar('surface')};
  color: ${cssVar('muted')};
  ${text(12)}
  font-weight: 600;

  &:has(svg) {
    border: 0;
    background: none;
    color: inherit;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`

/* From edge to edge, and as tall as the dialog allows: the secure site's page is made for 360 x 600. */
export const approveArea = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  block-size: clamp(240px, calc(100dvh - 180px), 488px);
  margin-inline: calc(${padding} * -1);
  background: ${cssVar('raised')};

  /* The frame covers this element, and has the focus. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`

/** A button that is only visible while focused; the frame has its own buttons. */
export const skip = css`
  &:not(:focus-within) {
    position: absolute;
  }
  &:not(:focus-within) > button {
    inline-size: 1px;
    min-block-size: 1px;
    block-size: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
