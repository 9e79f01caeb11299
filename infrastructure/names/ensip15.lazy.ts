import { ens_split } from '@adraffy/ens-normalize'
import * as E from 'fp-ts/Either'
import type { NameError } from '../../domain/names/nameError.js'

/** A mark for bidirectional text that the library puts behind the letters that it quotes. */
const MARK = '\u200e'

/**
 * A name as ENSIP-15 spells it. Refused are letters of several scripts in one label, labels that look like those of
 * another script, signs that cannot be seen, and empty labels. The reason quotes a few letters, and never the name.
 */
export const normaliseName = (name: string): E.Either<NameError, string> => {
  const labels = name === '' ? [{ error: new Error('empty label'), output: undefined }] : ens_split(name)
  const fault = labels.find(({ error }) => error !== undefined)?.error
  return fault === undefined
    ? E.right(labels.map(({ output = [] }) => String.fromCodePoint(...output)).join('.'))
    : E.left({ _tag: 'NameMalformed', reason: fault.message.replaceAll(MARK, '') })
}
