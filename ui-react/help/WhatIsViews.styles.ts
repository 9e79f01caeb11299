import { css } from '@linaria/core'
import { text } from '../theme/tokens.js'

export const explanations = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin: 0;
  margin-block-end: 12px;
  padding: 0;
  list-style: none;
`

export const explanation = css`
  display: flex;
  gap: 14px;
  align-items: flex-start;
`

export const explanationWords = css`
  display: grid;
  min-inline-size: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`

export const explanationTitle = css`
  margin: 0;
  ${text(16)}
  font-weight: 600;
`
