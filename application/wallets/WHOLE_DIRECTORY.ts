import { questionOf } from './questionOf.js'

/** The question for every wallet there is. */
export const WHOLE_DIRECTORY = questionOf({ search: '', certifiedOnly: false })
