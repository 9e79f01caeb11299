import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

/** A field, with its details below. */
export const beside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 6px;

  & > form {
    inline-size: 100%;
  }
`

/** What leaves the account: the largest element of the view. */
export const leaving = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 2px;
  margin: 0;
  text-align: center;
  overflow-wrap: anywhere;
  ${text(20)}
  font-weight: 600;
`

/** Aligns the characters of two addresses below each other. */
export const compared = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding-block: 4px;

  & > bdi {
    color: ${cssVar('text')};
    font-family: ${cssVar('font-mono')};
    overflow-wrap: anywhere;
  }
  & [data-asked] {
    text-decoration: underline 2px;
    text-underline-offset: 3px;
    font-weight: 700;
  }
  & mark {
    background: ${cssVar('danger')};
    color: ${cssVar('surface')};
  }
`

/** A saved receiver, with its delete button beside it. */
export const savedRow = css`
  display: flex;
  align-items: center;

  & > button:last-child {
    flex: none;
    min-inline-size: 44px;
    padding-inline: 0;
  }
`
