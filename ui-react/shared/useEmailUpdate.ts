import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Moving the account to another e-mail address. */
export const useEmailUpdate = () => useReadable(usePortico().emailUpdate)
