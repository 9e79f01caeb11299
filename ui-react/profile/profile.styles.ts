import { css } from '@linaria/core'
import { cssVar, radius, size, text } from '../theme/tokens.js'

export const profileStack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

export const panelHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  min-block-size: 44px;

  & > button {
    padding-inline: 10px;
  }
`

export const panelTitle = css`
  margin: 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${text(16)}
  font-weight: 600;

  &:focus-visible {
    --_portico-gap: 4px;
  }
`

export const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding-block: 8px;
  padding-inline: 12px 4px;
  border: 1px solid transparent;
  border-radius: ${radius('row')};
  background: ${cssVar('raised')};

  &[data-active='true'] {
    border-color: ${cssVar('edge')};
  }
  & button[data-tone='secondary'] {
    border-color: ${cssVar('line')};
    background: ${cssVar('surface')};
  }
  & button[data-tone='secondary']:hover {
    background: ${cssVar('hover')};
  }
`

/** Its buttons wrap before a word of the name has to break. */
export const cardLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-block-size: 44px;
`

export const cardName = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 112px;
  min-inline-size: 0;
  ${text(16)}
  font-weight: 600;

  & > bdi + bdi {
    color: ${cssVar('muted')};
    ${text(14)}
    font-weight: 400;
  }
`

export const cardActions = css`
  display: flex;
  flex: none;
  align-items: center;
  margin-inline-start: auto;
`

export const accountLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  min-block-size: 44px;
  ${text(14)}
`

export const accountName = css`
  display: flex;
  flex: 1 1 10em;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
`

/* A name above its address, which never wraps, and the kind of account below. */
export const accountText = css`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
  justify-items: start;

  & > bdi + bdi {
    color: ${cssVar('muted')};
    ${text(14)}
  }
`

export const labelForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  padding-block: 8px;
  padding-inline-end: 8px;
`

export const labelTitle = css`
  ${text(14)}
  font-weight: 600;
  overflow-wrap: anywhere;
`

/* At least 16px: phones zoom the page for smaller fields. */
export const labelInput = css`
  appearance: none;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 44px;
  margin: 0;
  padding-block: 0;
  padding-inline: 12px;
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('control')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  font: inherit;
  font-size: max(16px, ${size(16)});
`

export const labelButtons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

/* Always mounted, so that what appears in it is announced; takes no room while empty. */
export const undoPlace = css`
  &:empty {
    margin-block-end: -12px;
  }
`

export const undoBar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 4px;
  padding-inline-start: 12px;
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('control')};
  ${text(14)}
  font-weight: 600;

  & > span {
    flex: 1 1 140px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
