import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { parseCaipNetworkId } from '../../../domain/network/parseCaipNetworkId.js'
import { guarded } from './guarded.js'

/** CAIP-2. */
const CHARACTERS = /^[-a-z0-9]{3,8}:[-\w]{1,32}$/i

export const caipNetworkId = guarded(
  'caipNetworkId',
  (value): value is CaipNetworkId =>
    typeof value === 'string' && CHARACTERS.test(value) && E.isRight(parseCaipNetworkId(value)),
)
