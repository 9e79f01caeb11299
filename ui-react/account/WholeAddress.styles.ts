import { css } from '@linaria/core'
import { cssVar, radius, text } from '../theme/tokens.js'

/** The whole address in groups of four characters, for comparison (S-06). */
export const addressLine = css`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0;
  padding: 12px;
  border-radius: ${radius('control')};
  background: ${cssVar('raised')};
  ${text(14)}

  & > bdi {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.6em;
    font-family: ${cssVar('font-mono')};
    font-variant-numeric: tabular-nums;
  }
`
