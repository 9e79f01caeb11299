import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Whether the modal is open, and where. */
export const useModal = () => useReadable(usePortico().modal)
