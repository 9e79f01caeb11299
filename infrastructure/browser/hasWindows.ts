import type { HostProfile } from '../../domain/pairing/HostProfile.js'

/** Apps that show one page at a time: a second one takes the place of the first, or opens elsewhere and is not heard. */
const ONE_PAGE: readonly HostProfile[] = ['TelegramIos', 'TelegramAndroid', 'TelegramDesktop']
const IN_APP = /; wv\)|FBA[NV]\/|Instagram|\bLine\/|MicroMessenger/

/** Whether a window that this page opens can tell it something. */
export const hasWindows = (profile: HostProfile, userAgent: string): boolean =>
  !ONE_PAGE.includes(profile) && !IN_APP.test(userAgent)
