import * as E from 'fp-ts/Either'
import type { CaipAddress } from '../../../domain/account/CaipAddress.js'
import { parseCaipAddress } from '../../../domain/account/parseCaipAddress.js'
import { guarded } from './guarded.js'

/** CAIP-10. */
const CHARACTERS = /^[-a-z0-9]{3,8}:[-\w]{1,32}:[-.%a-z0-9]{1,128}$/i

export const caipAddress = guarded(
  'caipAddress',
  (value): value is CaipAddress =>
    typeof value === 'string' && CHARACTERS.test(value) && E.isRight(parseCaipAddress(value)),
)
