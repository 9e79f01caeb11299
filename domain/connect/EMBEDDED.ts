/** The id of the connector of the wallet behind an e-mail or social login. */
export const EMBEDDED = 'embedded'
