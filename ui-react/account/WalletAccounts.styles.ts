import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const walletAccounts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const walletAccount = css`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-block: 4px;
  padding-inline: 4px 12px;
  border: 1px solid ${v('line')};
  border-radius: 999px;
  color: ${v('muted')};
  font-size: ${size(1.3)};

  &[aria-current='true'] {
    border-color: ${v('edge')};
    color: ${v('text')};
    font-weight: 600;
  }
`
