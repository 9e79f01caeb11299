import { ens_split } from '@adraffy/ens-normalize'
import * as E from 'fp-ts/Either'
import type { NameError } from '../../domain/names/nameError.js'

/** Bidirectional mark that the library appends to quoted characters. */
const MARK = '\u200e'

/**
 * Normalizes a name by ENSIP-15. Rejects labels with mixed scripts, labels that imitate another script, invisible
 * characters, and empty labels. The error's reason quotes a few characters, never the name.
 */
export const normaliseName = (name: string): E.Either<NameError, string> => {
  const labels = name === '' ? [{ error: new Error('empty label'), output: undefined }] : ens_split(name)
  const fault = labels.find(({ error }) => error !== undefined)?.error
  return fault === undefined
    ? E.right(labels.map(({ output = [] }) => String.fromCodePoint(...output)).join('.'))
    : E.left({ _tag: 'NameMalformed', reason: fault.message.replaceAll(MARK, '') })
}
