import type { Connection } from './Connection.js'

/** The connections with another one as the active one, and with an address of it as its active account; `undefined` where there is none such. */
export const preferConnection = (
  connections: readonly Connection[],
  connectorId: string,
  address?: string,
): readonly Connection[] | undefined => {
  const chosen = connections.find((each) => each.connectorId === connectorId)
  if (chosen === undefined || (address !== undefined && !chosen.accounts.includes(address))) return undefined
  const first =
    address === undefined
      ? chosen
      : { ...chosen, accounts: [address, ...chosen.accounts.filter((each) => each !== address)] as const }
  return [first, ...connections.filter((each) => each !== chosen)]
}
