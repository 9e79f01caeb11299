import { css } from '@linaria/core'

/** As wide as any other button of the header, so that the title stays in the middle. */
export const networkPicker = css`
  grid-auto-flow: column;
  justify-content: center;
  gap: 2px;

  & > svg:last-child {
    inline-size: 14px;
    block-size: 14px;
  }
`
