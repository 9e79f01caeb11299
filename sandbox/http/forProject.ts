import { json } from './json.js'
import type { Part } from './Part.js'

/** The only project the sandbox knows. */
const PROJECT_ID = 'sandbox'

/** Lets a question through only with a known project, as the real servers do; every call there is a GET. */
export const forProject =
  (part: Part): Part =>
  (question) => {
    const projectId = question.query.get('projectId')
    if (projectId === null || projectId === '') return json({ error: 'projectId is missing' }, 401)
    if (projectId !== PROJECT_ID) return json({ error: 'projectId is not known' }, 403)
    return question.method === 'GET' ? part(question) : json({ error: 'this call is GET' }, 405)
  }
