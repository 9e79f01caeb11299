import { isLeft } from 'fp-ts/Either'
import { findFaultyOption } from '../../application/api/optionRules.js'
import type { Portico, PorticoOptions } from '../../application/portico.js'
import { COMMON_ERRORS, describeInvalidOption } from '../../domain/errors/errors.js'
import { PorticoError } from '../../domain/errors/PorticoError.js'
import { reportWrong, wrongOption } from './checkOptions.js'
import { createPortico as create } from './createPortico.js'
import { readView } from './readView.js'

/** The first option with an invalid part, with words: the check of development. */
export const wrongPart = (options: unknown): PorticoError | undefined =>
  wrongOption(options, findFaultyOption, describeInvalidOption)

/**
 * `createPortico` for the export condition `development`: throws if an option is invalid in any of its parts, and says
 * what it has to be. Refuses an unknown view before anything is shown.
 */
export const createPortico = (options: PorticoOptions): Portico => {
  const wrong = wrongPart(options)
  if (wrong !== undefined) throw wrong
  // Ignores later changes that the host made to its options object.
  const { networks, errorDocs } = options
  const portico = create(options)
  return {
    ...portico,
    open: async (request) => {
      // The core would refuse it, too, after the dialog has appeared.
      const view = readView(request)
      if (isLeft(view)) throw new PorticoError(view.left, COMMON_ERRORS.ViewUnknown(view.left), errorDocs)
      return portico.open(request)
    },
    setAppearance: (change) => {
      const error = wrongPart({ networks, errorDocs, ...change, theme: change })
      if (error === undefined) portico.setAppearance(change)
      else reportWrong(error)
    },
  }
}
