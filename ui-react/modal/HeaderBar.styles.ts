import { css } from '@linaria/core'
import { radius, text } from '../theme/tokens.js'

export const header = css`
  display: flex;
  align-items: center;
  flex: none;
  gap: 4px;
  min-block-size: 64px;
  padding-inline: 8px;
`

/** Up to two lines; only a longer name of a site or wallet is cut. */
export const headerTitle = css`
  display: -webkit-box;
  flex: 1;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: inherit;
  font-family: inherit;
  overflow: hidden;
  ${text(16)}
  font-weight: 600;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  & img {
    display: inline-block;
    inline-size: 20px;
    block-size: 20px;
    margin-inline-end: 6px;
    border-radius: calc(${radius('icon')} / 2);
    vertical-align: middle;
  }
`

export const headerSpace = css`
  inline-size: 44px;
  flex: none;
`
