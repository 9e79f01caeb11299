import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

/** The grants of a sign-in. */
export const granted = css`
  color: ${cssVar('muted')};
  ${text(14)}
  overflow-wrap: anywhere;
  text-align: start;

  & > p,
  & > ul {
    margin: 0;
  }
  & > ul {
    padding-inline-start: 20px;
  }
  & > ul + p {
    margin-block-start: 8px;
  }
`
