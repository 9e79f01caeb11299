/** Texts about the host's documents. `{documents}` are links. */
export const LEGAL = {
  'legal.agree': 'I agree to {documents}.',
  'legal.first': 'Tick the box to go on.',
  'legal.line': 'By connecting, you agree to {documents}.',
  'legal.privacy': 'the privacy policy',
  'legal.terms': 'the terms',
} as const
