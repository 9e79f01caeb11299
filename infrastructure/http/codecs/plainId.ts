import { matching } from './matching.js'

/** Starts with a letter or digit, so it can stand in a path. */
export const plainId = matching(/^[a-z0-9][\w.-]{0,127}$/i)
