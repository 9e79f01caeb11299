import { usePortico } from '../shared/usePortico.js'

/** Copies a text in the press itself, and says whether that worked (W-48). */
export const useCopy = (): ((text: string) => void) => {
  const { commands } = usePortico()
  return (text) => {
    // Its type promises a clipboard; a page without a secure origin has none.
    const clipboard = navigator.clipboard as Clipboard | undefined
    if (clipboard === undefined) return commands.notify({ _tag: 'CopyFailed' })
    void clipboard.writeText(text).then(
      () => commands.notify({ _tag: 'LinkCopied' }),
      () => commands.notify({ _tag: 'CopyFailed' }),
    )
  }
}
