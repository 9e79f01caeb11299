import { css } from '@linaria/core'
import { radius, size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const tokenRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 60px;
  padding-block: 8px;
  padding-inline: 12px;
  border-radius: ${radius(4)};
  background: ${v('raised')};
`

export const tokenName = css`
  display: grid;
  justify-items: start;
  flex: 1;
  min-inline-size: 0;
  font-weight: 600;

  & > bdi {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > bdi + bdi {
    color: ${v('muted')};
    font-size: ${size(1.3)};
    font-weight: 400;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

export const tokenValue = css`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`
