import { faultOf, type Shapes } from '../../application/api/optionShapes.js'

const RULES: Shapes = { required: true, signOutOnDisconnect: true, statement: '', resources: [''] }

/**
 * Throws for invalid options of the built-in sessions, which could let strangers sign in. `name` is the sessions'
 * function, `own` its specific options; those of `needed` are required.
 */
export const checkSessionOptions = (name: string, options: unknown, own: Shapes, needed: Shapes = {}): void => {
  const fault = faultOf(options, needed, name, true) ?? faultOf(options, { ...RULES, ...own }, name)
  if (fault !== undefined) throw new TypeError(`${fault.path} has to be ${fault.expected}`)
}
