import type { LoggedIn } from '../../domain/login/LoggedIn.js'

/** The EVM chain the visitor is on, where the login service gave them a smart account. The full list is in no reading yet (S9-32). */
export const smartAccountChains = ({ accounts, caipNetworkId }: LoggedIn): readonly number[] => {
  const [namespace, chain] = caipNetworkId.split(':')
  return namespace === 'eip155' && accounts.some(({ type }) => type === 'smartAccount') ? [Number(chain)] : []
}
