import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const account = css`
  display: grid;
  gap: 16px;
`

export const summary = css`
  display: grid;
  justify-items: center;
  gap: 4px;
  text-align: center;
`

export const nameLine = css`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  padding-inline-start: 44px;
  font-size: ${size(1.7)};
  font-weight: 650;

  & > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const figure = css`
  margin: 0;
  font-size: ${size(2.8)};
  font-weight: 650;
  letter-spacing: -0.02em;
  line-height: 1.2;
`

export const minor = css`
  color: ${v('muted')};
  font-size: ${size(1.4)};
`

export const explorer = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  color: ${v('accent')};
  font-size: ${size(1.4)};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
