import { matching } from './matching.js'

export const reverseDomain = matching(/^(?=.{1,128}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i)
