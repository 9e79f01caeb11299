import { css } from '@linaria/core'
import { cssVar, radius, size } from '../theme/tokens.js'

export const account = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

export const summary = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  font-size: ${size(2.8)};
  font-weight: 650;
  letter-spacing: -0.02em;
  line-height: 1.2;
`

export const minor = css`
  color: ${cssVar('muted')};
  font-size: ${size(1.4)};
`

export const explorer = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  color: ${cssVar('accent')};
  font-size: ${size(1.4)};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

export const amount = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

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
  max-inline-size: 100%;
  align-items: center;
  gap: 6px;
  padding-block: 4px;
  padding-inline: 4px 12px;
  border: 1px solid ${cssVar('line')};
  border-radius: 999px;
  color: ${cssVar('muted')};
  font-size: ${size(1.3)};

  &[aria-current='true'] {
    border-color: ${cssVar('edge')};
    color: ${cssVar('text')};
    font-weight: 600;
  }
`

export const loggedInLine = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  margin: 0;
  color: ${cssVar('muted')};
  font-size: ${size(1.4)};
  overflow-wrap: anywhere;
`

export const tokenRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 60px;
  padding-block: 8px;
  padding-inline: 12px;
  border-radius: ${radius(4)};
  background: ${cssVar('raised')};
`

export const tokenName = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    color: ${cssVar('muted')};
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
