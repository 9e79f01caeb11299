import { css } from '@linaria/core'

/* Of Portico's own, and above what hosts and their dialogs write: nobody takes it for what the page had before. */
export const pageLock = css`
  :global() {
    html[data-portico-locked] {
      overflow: hidden !important;
    }
    html[data-portico-locked='scrollbar'] {
      scrollbar-gutter: stable !important;
    }
  }
`
