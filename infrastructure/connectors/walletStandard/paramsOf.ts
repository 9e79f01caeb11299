import { refusal } from './refusal.js'

const BAD_PARAMS = -32602

/** The params of a request, if they are those of its method; else it is refused (JSON-RPC -32602). */
export const paramsOf = <A>(params: unknown, codec: { readonly is: (value: unknown) => value is A }): A => {
  if (codec.is(params)) return params
  throw refusal(BAD_PARAMS, 'The params are not those of the method.')
}
