import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Logging in by e-mail, from the address to the account. */
export const useEmailLogin = () => useReadable(usePortico().emailLogin)
