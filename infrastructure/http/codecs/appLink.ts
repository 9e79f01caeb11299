import { guarded } from './guarded.js'
import { isAppLink } from './isAppLink.js'

export const appLink = guarded('appLink', (value): value is string => typeof value === 'string' && isAppLink(value))
