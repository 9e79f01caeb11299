import type { Question } from './Question.js'
import type { Reply } from './Reply.js'

/** One of the sandbox's servers. */
export type Part = (question: Question) => Promise<Reply> | Reply
