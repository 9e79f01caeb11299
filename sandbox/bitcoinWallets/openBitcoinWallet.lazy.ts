import { makeAccess } from '../browserWallets/makeAccess.js'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { makeBitcoinWallet } from './makeBitcoinWallet.js'
import { openBitcoinAccount } from './openBitcoinAccount.js'
import { SANDBOX_BITCOIN } from './SANDBOX_BITCOIN.js'

/** Access speaks of chains as EIP-155 does; here there is one, and no site asks to leave it. */
const ONLY_CHAIN = 0

/** A wallet of the page with its keys, and what its owner decides in its window. */
export const openBitcoinWallet = (wallet: BitcoinWallet) => {
  const access = makeAccess({ key: wallet.key, knows: [] }, [{ chainId: ONLY_CHAIN, name: SANDBOX_BITCOIN.name }])
  return { access, standard: makeBitcoinWallet(wallet, { access, own: wallet.accounts.map(openBitcoinAccount) }) }
}
