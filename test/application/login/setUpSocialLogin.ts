import { makeSocialLoginFeature } from '../../../application/login/socialLoginFeature.js'
import type { PopupProvider } from '../../../domain/account/embeddedUser.js'
import { fakePopups } from '../../fakes/fakePopups.js'
import { setUpLogin } from './setUpLogin.js'

/** A social login of a page, over scripted windows and a scripted wallet. */
export const setUpSocialLogin = (connected?: Parameters<typeof setUpLogin>[0]) => {
  const base = setUpLogin(connected)
  const popups = fakePopups()
  const feature = makeSocialLoginFeature(base)
  const press = (provider: PopupProvider = 'google'): void => feature.begin(provider, popups.openPopup())
  return { ...base, popups, feature, press, now: () => feature.state.value }
}
