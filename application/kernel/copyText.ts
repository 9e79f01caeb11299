import type { Notice } from '../../domain/notify/notice.js'
import type { HostEnvironment } from '../ports/platform.js'

/** What says that a text was copied. */
type Copied = Extract<Notice, { readonly _tag: `${string}Copied` }>['_tag']

/** Copies a text inside the press, and says so; where the browser refuses, the message has it, to copy by hand. */
export type CopyText = (text: string, said: Copied) => void

/** How every view copies. */
export const makeCopyText =
  (deps: {
    readonly host: Pick<HostEnvironment, 'copy'>
    readonly notify: { readonly notify: (notice: Notice) => void }
  }): CopyText =>
  (text, said) =>
    void deps.host
      .copy(text)
      .then((isCopied) => deps.notify.notify(isCopied ? { _tag: said } : { _tag: 'CopyFailed', text }))
