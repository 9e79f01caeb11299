import { letters } from './letters.js'
import { links } from './links.js'
import { markup } from './markup.js'
import { texts } from './texts.js'

/** Payloads of a hostile server, wallet or page script for any text field (S-22). */
export const payloads: readonly string[] = [...new Set([...markup, ...links, ...texts, ...letters])]
