import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { parseCaipNetworkId } from '../../../domain/network/parseCaipNetworkId.js'
import { guarded } from './guarded.js'

export const caipNetworkId = guarded(
  'caipNetworkId',
  (value): value is CaipNetworkId => typeof value === 'string' && E.isRight(parseCaipNetworkId(value)),
)
