import { css } from '@linaria/core'
import { cssVar, text } from '../theme/tokens.js'

export const signIn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

/** Exactly as it is signed: every character and line, however long. */
export const signed = css`
  margin: 0;
  padding: 12px;
  max-block-size: 240px;
  overflow: auto;
  border-radius: 12px;
  background: ${cssVar('raised')};
  color: ${cssVar('text')};
  font-family: ${cssVar('font-mono')};
  ${text(12)}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-align: start;
`

/** Side by side while no word has to break. */
export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    flex: 1 1 auto;
  }
`
