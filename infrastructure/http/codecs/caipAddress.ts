import * as E from 'fp-ts/Either'
import { type CaipAddress, parseCaipAddress } from '../../../domain/account/caip10.js'
import { fromRefinement } from './combinators.js'

const CAIP_10_PATTERN = /^[-a-z0-9]{3,8}:[-\w]{1,32}:[-.%a-z0-9]{1,128}$/i

/** CAIP-10. */
export const caipAddress = fromRefinement(
  'caipAddress',
  (value): value is CaipAddress =>
    typeof value === 'string' && CAIP_10_PATTERN.test(value) && E.isRight(parseCaipAddress(value)),
)
