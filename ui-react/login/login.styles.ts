import { css } from '@linaria/core'
import { cssVar, size } from '../theme/tokens.js'

/** As wide as its place, in a step that centres what it holds. */
export const wide = css`
  inline-size: 100%;
`

/** An address of any length. */
export const breaking = css`
  overflow-wrap: anywhere;
`

export const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${cssVar('accent')};
  font-size: ${size(1.5)};
  font-weight: 600;
`

/** As large as a code that is still to come. */
export const square = css`
  display: grid;
  place-content: center;
  inline-size: 100%;
  max-inline-size: 296px;
  aspect-ratio: 1;
  border-radius: 16px;
  background: ${cssVar('raised')};
`

/* In pairs; of an odd number the first has a line to itself. */
export const socialButtons = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`

export const socialButton = css`
  inline-size: 100%;
  padding-inline: 8px;
`

export const socialMark = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${cssVar('edge')};
  border-radius: 50%;
  background: ${cssVar('surface')};
  color: ${cssVar('muted')};
  font-size: ${size(1.2)};
  font-weight: 700;
`

/* From edge to edge, and as tall as the dialog leaves room for: the secure site's page is made for 360 x 600. */
export const approveArea = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  block-size: clamp(240px, calc(100dvh - 180px), 488px);
  margin-inline: -20px;
  background: ${cssVar('raised')};

  /* The frame has the focus, and covers this. */
  &:focus-visible {
    outline: none;
  }
`

export const approveSteps = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    flex: 1 1 auto;
  }
`
