import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Logging in by a social account. */
export const useSocialLogin = () => useReadable(usePortico().socialLogin)
