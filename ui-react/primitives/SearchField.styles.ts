import { css } from '@linaria/core'
import { cssVar, radius, RING_CSS, size } from '../theme/tokens.js'

export const searchField = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 48px;
  padding-inline-start: 12px;
  border: 1px solid ${cssVar('edge')};
  border-radius: ${radius('control')};
  background: ${cssVar('surface')};
  color: ${cssVar('muted')};

  &:focus-within {
    ${RING_CSS}
  }
`

/* At least 16px: phones zoom the page for smaller fields. */
export const searchInput = css`
  appearance: none;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  background: transparent;
  color: ${cssVar('text')};
  font: inherit;
  font-size: max(16px, ${size(16)});

  &::placeholder {
    color: ${cssVar('muted')};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
