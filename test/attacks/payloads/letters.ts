/** Text whose letters hide, turn, imitate or break. */
export const letters: readonly string[] = [
  ...['\u202ekcolB\u202c', 'a\u202db', 'a\u2066b\u2069', 'a\u2067b', 'a\u2068b', '\u200fa', '\u200ea', '\u061ca', '\u2069\u2069a'],
  ...['Meta\u200bMask', 'Meta\u200cMask', 'Meta\u200dMask', 'Meta\u2060Mask', 'Meta\ufeffMask', 'Meta\u00adMask', 'Meta\u034fMask', 'Meta\u180eMask', 'Meta\u2063Mask', 'Meta\ufe0fMask', 'Meta\u{e0041}Mask', 'Meta\u{e0100}Mask'],
  ...['\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u00a0', '\u3000 \u2003', '\u200b', '\u0301', ' ', ''],
  ...['MetaM\u0430sk', '\u039cetaMask', '\uff2d\uff45\uff54\uff41', '\u{1d40c}\u{1d41e}\u{1d42d}\u{1d41a}', '\u24c2etaMask', 'Meta\u13b7ask', 'xn--metmask-9fg', 'rnetamask', 'MetaMask\u0337'],
  ...['\ud800', 'a\udc00b', '\udfff\ud800', '\ufffe', '\uffff', '\ue000', '\u{10ffff}', '\u{f0000}'],
  ...['Z\u0351\u036b\u0343\u036a\u0302\u036b\u033da\u034f\u0334\u0319\u0324\u031el\u0349\u033ag\u0344o', `a${'\u0489'.repeat(40)}`, '\u0645\u062d\u0641\u0638\u0629 (Wallet)', '\u05d0\u05e8\u05e0\u05e7', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\ufdfd\ufdfd\ufdfd', '\u{12031}\u{12031}', '\u94b1\u5305', '\u0928\u093f\u092f\u094d\u200d\u092f'],
  ...['x'.repeat(65), 'W'.repeat(10_000), 'a '.repeat(5_000), '\u{1f4a5}'.repeat(400), '('.repeat(2_000), '9'.repeat(400)],
]
