import { css } from '@linaria/core'
import { v } from '../theme/v.js'

/* From edge to edge, and as tall as the dialog leaves room for: the secure site's page is made for 360 x 600. */
export const approveArea = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  block-size: clamp(240px, calc(100dvh - 180px), 488px);
  margin-inline: -20px;
  background: ${v('raised')};

  /* The frame has the focus, and covers this. */
  &:focus-visible {
    outline: none;
  }
`

export const approveSteps = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    flex: 1 1 auto;
  }
`
