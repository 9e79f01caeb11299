import { css } from '@linaria/core'

/* Inherits nothing: a host's dialog may switch off pointer events for the rest of the page. Out of the flow, and
   no stacking context: its parts are stacked with those of the page (S2-30). */
export const portal = css`
  all: initial;
  position: absolute;
  display: block;
`

/* Holds a portal, and is invisible itself. */
export const shell = css`
  all: initial;
  position: fixed;

  &::backdrop {
    display: none;
  }
`
