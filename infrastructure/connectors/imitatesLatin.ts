const LATIN = /\p{Script=Latin}/u
/** Scripts with letters that are drawn as Latin ones. */
const LOOKALIKE_SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Deseret}]/u
/** Cyrillic and Greek letters that cannot be told from Latin ones; words of those languages have others as well. */
const TWINS = /^[АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϲϳ]+$/u
const ASCII_LETTER = /^[a-z]+$/i

/** Letters in disguise: full width, mathematical, circled, superscript. */
const isDressedUp = (letter: string): boolean =>
  /[\p{L}\p{So}]/u.test(letter) && !ASCII_LETTER.test(letter) && /^\(?[a-z]\)?$/i.test(letter.normalize('NFKC'))

const lettersOf = (name: string): string => name.replace(/\P{L}/gu, '')

/** Whether a name is spelt with letters that only look like Latin ones: a known name is imitated so (S-09, S-10). */
export const imitatesLatin = (name: string): boolean =>
  (LATIN.test(name) && LOOKALIKE_SCRIPTS.test(name)) ||
  TWINS.test(lettersOf(name)) ||
  Array.from(name).some(isDressedUp)
