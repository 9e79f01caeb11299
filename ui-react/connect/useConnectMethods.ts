import { connectMethodsOrder } from '../../domain/config/connectMethodsOrder.js'
import type { ConnectMethod } from '../../domain/config/ConnectMethod.js'
import { isLoginNamespace } from '../../domain/login/isLoginNamespace.js'
import { useFeatures } from '../shared/useFeatures.js'
import { useNetwork } from '../shared/useNetwork.js'

/** The ways to connect that are on, in order. Logging in needs a network it has accounts on (S6-04), and none while the page takes payments (S5-13). */
export const useConnectMethods = (): readonly ConnectMethod[] => {
  const { email, socials, pay } = useFeatures()
  const canLogIn = useNetwork().networks.some(({ chainNamespace }) => isLoginNamespace(chainNamespace)) && !pay
  const isOn: Readonly<Record<ConnectMethod, boolean>> = {
    wallet: true,
    email: canLogIn && email,
    social: canLogIn && socials !== false && socials.length > 0,
  }
  // Wallets first: no reading tells the host's own order yet.
  return connectMethodsOrder(undefined, true).filter((method) => isOn[method])
}
