import { findFaultyOption } from '../../application/api/optionRules.js'
import type { BaseOptions } from '../../application/api/options.js'
import type { SiwxConfig } from '../../application/api/siwx.js'
import type { Settings } from '../../application/api/settings.js'
import { PorticoError } from '../../domain/errors/domainError.js'
import { describeEarly, type UsageError } from '../../domain/errors/earlyErrors.js'

/** What a host got wrong, where the words of other errors are not loaded yet. */
export const usageError = (error: UsageError, errorDocs?: string): PorticoError =>
  new PorticoError(error, describeEarly(error), errorDocs)

/** Of options that are none, or whose `errorDocs` is wrong, too, nothing is taken. */
const docsOf = (options: unknown): string | undefined => {
  try {
    const { errorDocs } = Object(options) as { readonly errorDocs?: unknown }
    return typeof errorDocs === 'string' && errorDocs !== '' ? errorDocs : undefined
  } catch {
    return undefined
  }
}

/** The first option that is not what it has to be (`findFaultyOption`), as the error that a host gets. */
export const wrongOption = (options: BaseOptions): PorticoError | undefined => {
  const fault = findFaultyOption(options)
  return fault && usageError({ _tag: 'InvalidOption', ...fault }, docsOf(options))
}

/** What a function of the option `siwx` gives is checked when it gives it. */
export const withSessionsChecked = (settings: Settings): Settings => {
  const { siwx, networks, errorDocs } = settings
  if (typeof siwx !== 'function') return settings
  return {
    ...settings,
    siwx: (tools) => {
      const made = siwx(tools)
      // Of the option itself, nothing is one that is left out, and a function gives sessions.
      const sessions = typeof made === 'function' ? {} : (Object(made) as object)
      const error = wrongOption({ networks, errorDocs, siwx: sessions as SiwxConfig })
      if (error !== undefined) throw error
      return made
    },
  }
}
