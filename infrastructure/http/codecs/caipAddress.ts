import * as E from 'fp-ts/Either'
import type { CaipAddress } from '../../../domain/account/CaipAddress.js'
import { parseCaipAddress } from '../../../domain/account/parseCaipAddress.js'
import { guarded } from './guarded.js'

export const caipAddress = guarded(
  'caipAddress',
  (value): value is CaipAddress => typeof value === 'string' && E.isRight(parseCaipAddress(value)),
)
