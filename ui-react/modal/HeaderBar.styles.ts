import { css } from '@linaria/core'
import { size } from '../theme/tokens.js'

export const header = css`
  display: flex;
  align-items: center;
  flex: none;
  gap: 4px;
  min-block-size: 64px;
  padding-inline: 10px;
`

export const headerTitle = css`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: inherit;
  font-family: inherit;
  overflow: hidden;
  font-size: ${size(1.7)};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.3;
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const headerSpace = css`
  inline-size: 44px;
  flex: none;
`
