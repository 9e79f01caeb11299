import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

/** A field, and what belongs to it below. */
export const beside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 6px;

  & > form {
    inline-size: 100%;
  }
`

/** What leaves the account: the largest thing in sight. */
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

/** The letters of two addresses stand below each other. */
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

/** A field, and what it leads to. */
export const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`

/** Who is saved, and beside it what deletes it. */
export const savedRow = css`
  display: flex;
  align-items: center;

  & > button:last-child {
    flex: none;
    min-inline-size: 44px;
    padding-inline: 0;
  }
`
