import { css } from '@linaria/core'

/* Nothing comes down from where it stands: a host's dialog may take no presses for the rest of the page. Out of the
   flow, and no stacking context: the order of its parts is that of the page (S2-30). */
export const portal = css`
  all: initial;
  position: absolute;
  display: block;
`

/* Holds a portal, and is nothing to see itself. */
export const shell = css`
  all: initial;
  position: fixed;

  &::backdrop {
    display: none;
  }
`
