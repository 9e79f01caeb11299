import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** The latest event. */
export const useEvents = () => useReadable(usePortico().events)
