import { css } from '@linaria/core'
import { size } from '../theme/scale.js'
import { v } from '../theme/v.js'

export const tag = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  flex: none;
  padding-block: 2px;
  padding-inline: 8px;
  border: 1px solid ${v('line')};
  border-radius: 999px;
  color: ${v('muted')};
  font-size: ${size(1.2)};
  font-weight: 500;
  line-height: 1.4;
  background: ${v('surface')};

  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  &[data-tone='accent'] {
    border-color: currentColor;
    color: ${v('accent')};
  }

  &[data-tone='danger'] {
    border-color: currentColor;
    color: ${v('danger')};
  }
`
