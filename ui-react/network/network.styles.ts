import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

/** As wide as any other button of the header, so that the title stays centred. */
export const networkPicker = css`
  grid-auto-flow: column;
  justify-content: center;
  gap: 2px;

  & > svg:last-child {
    inline-size: 14px;
    block-size: 14px;
  }
`

export const statement = css`
  margin: 0;
  margin-block-end: 8px;
  ${text(16)}
  font-weight: 600;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  & > bdi {
    color: ${cssVar('muted')};
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`
