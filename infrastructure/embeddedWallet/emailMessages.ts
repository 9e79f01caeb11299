import * as t from 'io-ts'
import { defineMessage } from './defineMessage.js'
import { frameCodecs } from './frameCodecs.js'
import { nothing } from './nothing.js'

const Email = t.strict({ email: frameCodecs.email })
const Code = t.strict({ otp: t.string })

/** E-mail login and the change of the address (S7-36, S7-40). */
export const emailMessages = {
  connectEmail: defineMessage('CONNECT_EMAIL', Email, t.strict({ action: t.keyof({ VERIFY_DEVICE: null, VERIFY_OTP: null, CONNECT: null }) })),
  connectDevice: defineMessage('CONNECT_DEVICE', nothing, nothing),
  connectOtp: defineMessage('CONNECT_OTP', Code, nothing, { about: 'Code' }),
  updateEmail: defineMessage('UPDATE_EMAIL', Email, t.strict({ action: t.keyof({ VERIFY_PRIMARY_OTP: null, VERIFY_SECONDARY_OTP: null }) })),
  updatePrimaryOtp: defineMessage('UPDATE_EMAIL_PRIMARY_OTP', Code, nothing, { about: 'Code' }),
  updateSecondaryOtp: defineMessage('UPDATE_EMAIL_SECONDARY_OTP', Code, t.strict({ newEmail: frameCodecs.email }), { about: 'Code' }),
} as const
