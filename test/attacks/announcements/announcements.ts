import type { Attack } from './Attack.js'
import { icons } from './icons.js'
import { identifiers } from './identifiers.js'
import { impostors } from './impostors.js'
import { names } from './names.js'
import { shapes } from './shapes.js'

/** What a hostile page script can announce as a wallet, and what must become of it (S-10, S-11). */
export const announcements: readonly Attack[] = [...identifiers, ...names, ...icons, ...shapes, ...impostors]
