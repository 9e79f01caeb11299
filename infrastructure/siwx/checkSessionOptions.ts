import { faultOf, type Shapes } from '../../application/api/optionShapes.js'

const RULES: Shapes = { required: true, signOutOnDisconnect: true, statement: '', resources: [''] }

/**
 * Throws where an option of ready sessions is not what it has to be: a wrong one would let in whom it should not.
 * `own`: the options that only these sessions have.
 */
export const checkSessionOptions = (
  name: string,
  options: unknown,
  own: { readonly needed?: Shapes; readonly optional: Shapes },
): void => {
  const fault = faultOf(options, { ...own.needed }, '', true) ?? faultOf(options, { ...RULES, ...own.optional }, '')
  if (fault !== undefined) throw new TypeError(`${name}: ${fault.path || 'what is given'} has to be ${fault.expected}`)
}
