import { letters } from './letters.js'
import { links } from './links.js'
import { markup } from './markup.js'
import { texts } from './texts.js'

/** What a hostile server, wallet or page script may put into any field that holds a text (S-22). */
export const payloads: readonly string[] = [...new Set([...markup, ...links, ...texts, ...letters])]
