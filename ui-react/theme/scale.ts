import { v } from './v.js'

/** A text size: multiples of the master size (10px). Whatever master a host sets, no text is smaller than 12px. */
export const size = (factor: number): string => `max(12px, ${v('font-size-master')} * ${factor})`

/** A corner radius: multiples of the master radius (4px). */
export const radius = (factor: number): string => `calc(${v('radius-master')} * ${factor})`
