import type { LinkHost } from '../../domain/pairing/LinkHost.js'
import { useHostFacts } from './useHostFacts.js'
import { useNetwork } from './useNetwork.js'

/** What decides how wallets are opened from here. */
export const useLinkHost = (): LinkHost => {
  const { links, ...facts } = useHostFacts()
  const { activeNamespace } = useNetwork()
  return { facts, policy: links, namespace: activeNamespace, page: window.location.href }
}
