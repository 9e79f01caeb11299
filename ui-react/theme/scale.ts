import { v } from './v.js'

/** A text size: multiples of the master size (10px), which no host may push below 12px for the smallest. */
export const size = (factor: number): string => `calc(${v('font-size-master')} * ${factor})`

/** A corner radius: multiples of the master radius (4px). */
export const radius = (factor: number): string => `calc(${v('radius-master')} * ${factor})`
