import { css } from '@linaria/core'
import { cssVar, radius, size, text } from '../theme/tokens.js'

/** As large as a camera needs at arm's length; reserved while the code loads. */
export const codePlace = css`
  inline-size: 100%;
  max-inline-size: 232px;
  aspect-ratio: 1;
  margin-inline: auto;
`

export const caption = css`
  margin: 0;
  color: ${cssVar('muted')};
  ${text(14)}
  text-align: center;
  overflow-wrap: anywhere;
`

/** Side by side while no word has to break. */
export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    flex: 1 1 auto;
    padding-inline: 10px;
  }
`

/* The token's symbol comes first: if room lacks, the end of its contract is cut, before the arrow. */
export const assetChoice = css`
  flex: 1 1 140px;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 48px;
  padding-inline: 8px 28px;
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('control')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  font: inherit;
  font-size: max(16px, ${size(16)});
  text-overflow: ellipsis;
`

export const networkLine = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 48px;
  overflow-wrap: anywhere;
`

export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`
