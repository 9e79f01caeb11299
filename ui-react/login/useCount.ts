import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

/** Writes a number as the language does. */
export const useCount = (): ((count: number) => string) => {
  const { locale } = useReadable(usePortico().appearance)
  return (count) => new Intl.NumberFormat(locale).format(count)
}
