import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** What is switched on. */
export const useFeatures = () => useReadable(usePortico().features)
