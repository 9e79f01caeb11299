import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Who is logged in by e-mail or social account. */
export const useLoggedIn = () => useReadable(usePortico().loggedIn)
