import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Tokens of the active account. */
export const useTokens = () => useReadable(usePortico().tokens)
