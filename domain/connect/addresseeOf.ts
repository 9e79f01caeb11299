import type { NamespaceConnection } from './NamespaceConnection.js'

/** Who would answer a request, and for what; empty where nobody would. Two that are equal are one and the same addressee (U-41). */
export const addresseeOf = (state: NamespaceConnection): string => {
  if (state._tag !== 'Connected') return ''
  const { connectorId, accounts, caipNetworkId } = state.active
  return [connectorId, accounts[0].toLowerCase(), caipNetworkId].join(' ')
}
