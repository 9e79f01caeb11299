import type { WalletRow } from '../../domain/wallets/WalletRow.js'

/** A listing and a connector may share an id. */
export const walletRowKey = ({ _tag, id }: WalletRow): string => `${_tag}:${id}`
