import { findFaultyOption } from '../../application/api/optionRules.js'
import type { Portico, PorticoOptions } from '../../application/portico.js'
import type { PorticoError } from '../../domain/errors/domainError.js'
import { describeInvalidOption } from '../../domain/errors/invalidOption.js'
import { reportWrong, wrongOption } from './checkOptions.js'
import { createPortico as create } from './createPortico.js'

/** The first option with an invalid part, with words: the check of development. */
export const wrongPart = (options: unknown): PorticoError | undefined =>
  wrongOption(options, findFaultyOption, describeInvalidOption)

/**
 * `createPortico` for the export condition `development`: throws if an option is invalid in any of its parts, and says
 * what it has to be.
 */
export const createPortico = (options: PorticoOptions): Portico => {
  const wrong = wrongPart(options)
  if (wrong !== undefined) throw wrong
  // Ignores later changes that the host made to its options object.
  const { networks, errorDocs } = options
  const portico = create(options)
  return {
    ...portico,
    setAppearance: (change) => {
      const error = wrongPart({ networks, errorDocs, ...change, theme: change })
      if (error === undefined) portico.setAppearance(change)
      else reportWrong(error)
    },
  }
}
