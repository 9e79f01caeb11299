/**
 * A class of characters, for a pattern with the flag `u`, that show nothing or move what is around them and so disguise a
 * text: controls, formats (the marks of direction among them), separators of lines, half of a pair, private use, blanks
 * that pass for letters, and selectors of variants.
 */
export const DISGUISES =
  '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}'
