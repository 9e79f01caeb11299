import { findWrongKind, type OptionFault } from '../../application/api/optionKinds.js'
import { PorticoError } from '../../domain/errors/PorticoError.js'
import type { ErrorDescription } from '../../domain/errors/errorTable.js'
import { describeEarly, type InvalidOption, type UsageError } from '../../domain/errors/earlyErrors.js'

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

/** The first invalid option that `find` finds, as the host's error in the words of `describe`. */
export const wrongOption = (
  options: unknown,
  find: (options: unknown) => OptionFault | undefined,
  describe: (error: InvalidOption) => ErrorDescription,
): PorticoError | undefined => {
  const fault = find(options)
  if (fault === undefined) return undefined
  const error = { _tag: 'InvalidOption', ...fault } as const
  return new PorticoError(error, describe(error), docsOf(options))
}

/** The first option of the wrong kind: the check of every page. */
export const wrongKind = (options: unknown): PorticoError | undefined =>
  wrongOption(options, findWrongKind, describeEarly)

/**
 * Reports a wrong change of the appearance instead of throwing: hosts call `setAppearance` while rendering.
 * `reportError` may be missing on servers and in test environments.
 */
export const reportWrong = (error: PorticoError): void =>
  (globalThis as Partial<typeof globalThis>).reportError?.(error)
