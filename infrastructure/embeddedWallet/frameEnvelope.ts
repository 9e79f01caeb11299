import * as t from 'io-ts'

/** What every message of the frame looks like. */
export const frameEnvelope = t.intersection([
  t.type({ type: t.string }),
  t.partial({ id: t.string, payload: t.unknown }),
])
