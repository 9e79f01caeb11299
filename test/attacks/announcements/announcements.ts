import type { Attack } from './Attack.js'
import { icons } from './icons.js'
import { identifiers } from './identifiers.js'
import { impostors } from './impostors.js'
import { names } from './names.js'
import { shapes } from './shapes.js'

/** Announcements of hostile page scripts, with their required outcomes (S-10, S-11). */
export const announcements: readonly Attack[] = [...identifiers, ...names, ...icons, ...shapes, ...impostors]
