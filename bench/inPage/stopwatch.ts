import { countNodes } from './countNodes.js'
import { openAndClose } from './openAndClose.js'
import { quiet } from './quiet.js'
import { scrollThrough } from './scrollThrough.js'
import { untilInSight } from './untilInSight.js'
import { watchStrain } from './watchStrain.js'

/** What the bench puts into a page before its own scripts. */
export const stopwatch = { countNodes, openAndClose, quiet, scrollThrough, untilInSight, watchStrain }

declare global {
  interface Window {
    readonly bench: { readonly stopwatch: typeof stopwatch }
  }
}
