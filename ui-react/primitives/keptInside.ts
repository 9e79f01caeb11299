import type { DOMAttributes, SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent): void => event.stopPropagation()

/** What goes up the tree, by the first part of its name. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  '': [
    ...['Copy', 'Cut', 'Paste', 'Focus', 'Blur', 'Change', 'Input', 'BeforeInput', 'Select', 'Submit', 'Reset'],
    ...['Click', 'AuxClick', 'DoubleClick', 'ContextMenu', 'Wheel', 'Drag', 'Drop', 'TransitionEnd'],
    ...['GotPointerCapture', 'LostPointerCapture'],
  ],
  Animation: ['Start', 'Iteration', 'End'],
  Composition: ['Start', 'Update', 'End'],
  Drag: ['Start', 'End', 'Enter', 'Leave', 'Over'],
  Key: ['Down', 'Press', 'Up'],
  Mouse: ['Down', 'Up', 'Move', 'Over', 'Out'],
  Pointer: ['Down', 'Up', 'Move', 'Over', 'Out', 'Cancel'],
  Touch: ['Start', 'Move', 'End', 'Cancel'],
}

/**
 * For the outermost element of what Portico draws outside of its place: ends each event there. React's would go on to
 * what is around `PorticoModal` in the host's tree, and by those of the page the dialogs of hosts hear that something
 * outside of them is pressed, or has the focus (U-71).
 */
export const KEPT_INSIDE: DOMAttributes<HTMLElement> = Object.fromEntries(
  Object.entries(EVENTS).flatMap(([kind, names]) => names.map((name) => [`on${kind}${name}`, stop])),
)
