import { token } from '../kernel/token.js'
import type { ModalFeature } from './modalFeature.js'

export const MODAL = token<ModalFeature>('Modal')
