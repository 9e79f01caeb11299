import { makeEmailLoginFeature } from '../../../application/login/emailLoginFeature.js'
import { setUpLogin } from './setUpLogin.js'

/** An e-mail login of a page, over a wallet with pending answers. */
export const setUpEmailLogin = (connected?: Parameters<typeof setUpLogin>[0]) => {
  const base = setUpLogin(connected)
  const feature = makeEmailLoginFeature(base)
  return { ...base, feature, now: () => feature.state.value }
}
