import { type Address, address, isAddress } from '@solana/kit'
import { parseUnits } from 'viem'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { AccountBook } from '../http/AccountBook.js'
import type { Bank } from './Bank.js'
import { readToken } from './readToken.js'
import { SOLANA_PLAN } from './solanaPlan.js'
import { TOKEN_PROGRAMS } from './tokenPrograms.js'

const PRICE_DECIMALS = 8

/** What an owner has of a mint, in however many accounts. */
const heldBy = ({ svm }: Bank, owner: Address, mint: string): bigint =>
  TOKEN_PROGRAMS.flatMap((program) => svm.getProgramAccounts(program.address)).reduce((sum, account) => {
    const token = readToken(account)
    return token?._tag === 'Account' && token.owner === owner && token.mint === mint ? sum + token.amount : sum
  }, 0n)

/** The Solana chain as the blockchain API reads it: the coin and the token that has a name. Nobody has a name there. */
export const solanaBook = ({
  bank,
  mint,
  caipNetworkId,
}: {
  readonly bank: Bank
  readonly mint: string
  readonly caipNetworkId: CaipNetworkId
}): AccountBook => ({
  caipNetworkId,
  hasAddress: isAddress,
  assets: async (text) => {
    const owner = address(text)
    const { coin, coinPrice, token } = SOLANA_PLAN
    return [
      { ...coin, units: bank.svm.getBalance(owner) ?? 0n, price: parseUnits(coinPrice, PRICE_DECIMALS) },
      {
        name: token.name,
        symbol: token.symbol,
        decimals: token.decimals,
        address: mint,
        units: heldBy(bank, owner, mint),
        price: parseUnits(token.price, PRICE_DECIMALS),
      },
    ]
  },
  identity: async () => ({ name: null, avatar: null }),
})
