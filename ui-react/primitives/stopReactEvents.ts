import type { DOMAttributes, SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent): void => event.stopPropagation()

/** Names of the events that bubble, by their first part. */
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
 * For the outermost element of what Portico renders outside its place: stops each event there. React would pass its
 * events on to the parents of `PorticoModal` in the host's tree, and hosts' dialogs would take the page's events for a
 * press or focus outside of them (U-71).
 */
export const STOP_REACT_EVENTS: DOMAttributes<HTMLElement> = Object.fromEntries(
  Object.entries(EVENTS).flatMap(([kind, names]) => names.map((name) => [`on${kind}${name}`, stop])),
)
