import { findFaultyOption } from '../../application/api/optionRules.js'
import type { BaseOptions } from '../../application/api/options.js'
import type { SiwxConfig } from '../../application/api/siwx.js'
import type { Settings } from '../../application/api/settings.js'
import { PorticoError } from '../../domain/errors/domainError.js'
import { describeEarly, type UsageError } from '../../domain/errors/earlyErrors.js'

/** An error of the host's usage, described without the lazy error catalogue. */
export const usageError = (error: UsageError, errorDocs?: string): PorticoError =>
  new PorticoError(error, describeEarly(error), errorDocs)

/** Falls back to the default if `options` is no object or `errorDocs` is invalid too. */
const docsOf = (options: unknown): string | undefined => {
  try {
    const { errorDocs } = Object(options) as { readonly errorDocs?: unknown }
    return typeof errorDocs === 'string' && errorDocs !== '' ? errorDocs : undefined
  } catch {
    return undefined
  }
}

/** The first invalid option (`findFaultyOption`) as the host's error. */
export const wrongOption = (options: BaseOptions): PorticoError | undefined => {
  const fault = findFaultyOption(options)
  return fault && usageError({ _tag: 'InvalidOption', ...fault }, docsOf(options))
}

/** Validates what a `siwx` function returns, when it returns. */
export const withSessionsChecked = (settings: Settings): Settings => {
  const { siwx, networks, errorDocs } = settings
  if (typeof siwx !== 'function') return settings
  return {
    ...settings,
    siwx: (tools) => {
      const made = siwx(tools)
      // As the option, `undefined` means omitted and a function is valid; as a function's result, both are errors.
      const sessions = typeof made === 'function' ? {} : (Object(made) as object)
      const error = wrongOption({ networks, errorDocs, siwx: sessions as SiwxConfig })
      if (error !== undefined) throw error
      return made
    },
  }
}
