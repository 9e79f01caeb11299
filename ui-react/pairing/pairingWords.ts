import type { PairingState } from '../../domain/pairing/pairing.js'
import { COMMON } from '../messages/common.js'
import type { MessageValues } from '../messages/formatMessage.js'
import { useLocales, usePairing } from '../shared/viewHooks.js'
import { PAIRING } from './messages.js'

/** Texts of the views that pair. */
export const WORDS = { ...COMMON, ...PAIRING }

interface PairingWords {
  /** Absent while there is a code that needs no hint. */
  readonly hint: keyof typeof WORDS | undefined
  readonly tone: 'plain' | 'danger'
  readonly values?: MessageValues
}

const MINUTE_MS = 60_000
const UNITS = [
  { unit: 'day', ms: 1_440 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const

/** A duration in the largest unit of which it has at least two, else in minutes; at least one. */
const timeIn = (ms: number, locales: readonly string[]): string => {
  const { unit, ms: size } = UNITS.find((each) => ms >= 2 * each.ms) ?? UNITS[2]
  const format = new Intl.NumberFormat(locales, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, Math.round(ms / size)))
}

const failureHint = (error: Extract<PairingState, { readonly _tag: 'Failed' }>['error']): keyof typeof WORDS => {
  if (error._tag !== 'ClockSkewed') return `pairing.failed.${error._tag}`
  if (error.clock === 'Behind') return 'pairing.failed.ClockBehind'
  return error.byMs === undefined ? 'pairing.failed.ClockFast' : 'pairing.failed.ClockAhead'
}

/** The status of the pairing for visitors; never the relay's own text (U-56). */
export const usePairingWords = (): PairingWords => {
  const pairing = usePairing()
  const locales = useLocales()
  if (pairing._tag === 'Failed') {
    const { error } = pairing
    const byMs = error._tag === 'ClockSkewed' ? error.byMs : undefined
    const values = byMs === undefined ? {} : { time: timeIn(byMs, locales) }
    return { hint: failureHint(error), tone: 'danger', values }
  }
  if (pairing._tag === 'Approved') return { hint: 'pairing.approved', tone: 'plain' }
  if (pairing._tag === 'Idle' || pairing._tag === 'Preparing') return { hint: 'pairing.preparing', tone: 'plain' }
  if (pairing._tag === 'SigningIn') return { hint: 'pairing.signingIn', tone: 'plain' }
  const { after } = pairing
  return {
    hint: after && `pairing.after.${after}`,
    tone: after === undefined || after === 'Expired' ? 'plain' : 'danger',
  }
}
