import { guarded } from './guarded.js'

/** A whole number from 0. */
export const count = guarded('count', (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0)
