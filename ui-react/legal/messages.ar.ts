import type { Words } from '../../application/messages.js'
import type { LEGAL } from './messages.js'

export const LEGAL_AR = {
  'legal.agree': 'أوافق على {documents}.',
  'legal.first': 'ضع علامة في المربع للمتابعة.',
  'legal.line': 'بالاتصال، فإنك توافق على {documents}.',
  'legal.privacy': 'سياسة الخصوصية',
  'legal.terms': 'الشروط',
} satisfies Words<typeof LEGAL>
