import { faultOf, type Shapes } from '../../application/api/optionShapes.js'

const RULES: Shapes = { required: true, signOutOnDisconnect: true, statement: '', resources: [''] }

/**
 * Throws where an option of ready sessions is not what it has to be: a wrong one would let in whom it should not.
 * `name` is that of the sessions, which alone have the options of `own`; those of `needed` cannot be left out.
 */
export const checkSessionOptions = (name: string, options: unknown, own: Shapes, needed: Shapes = {}): void => {
  const fault = faultOf(options, needed, name, true) ?? faultOf(options, { ...RULES, ...own }, name)
  if (fault !== undefined) throw new TypeError(`${fault.path} has to be ${fault.expected}`)
}
