import { type Address, address, getBase58Decoder, isAddress } from '@solana/kit'
import { parseUnits } from 'viem'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { AccountIndexer } from '../http/blockchainApi.js'
import type { Ledger } from './Ledger.js'
import { readToken, TOKEN_PROGRAMS } from './tokens.js'
import { SOLANA_PLAN } from './plan.js'
import { createHash } from 'node:crypto'
import { json, type RequestHandler } from '../http/handler.js'
import { answerRpc } from './answerRpc.js'
import { makeAccountMethods } from './accountMethods.js'
import { makeChainMethods } from './chainMethods.js'
import { makeTransactionMethods } from './transactionMethods.js'
import { makeSendMethods } from './sendMethods.js'
import { makeTokenMethods } from './tokenMethods.js'
import { makeWorld } from './world.js'
import type { SandboxSolana } from './SandboxSolana.js'
import { startSocket } from './subscriptions.js'

const PRICE_DECIMALS = 8

/** An owner's holding of a mint, summed over all accounts. */
const heldBy = ({ svm }: Ledger, owner: Address, mint: string): bigint =>
  TOKEN_PROGRAMS.flatMap((program) => svm.getProgramAccounts(program.address)).reduce((sum, account) => {
    const token = readToken(account)
    return token?._tag === 'Account' && token.owner === owner && token.mint === mint ? sum + token.amount : sum
  }, 0n)

/** Indexer of the Solana chain for the blockchain API: the coin and the one named token. Accounts have no names. */
const solanaIndexer = ({
  ledger,
  mint,
  caipNetworkId,
}: {
  readonly ledger: Ledger
  readonly mint: string
  readonly caipNetworkId: CaipNetworkId
}): AccountIndexer => ({
  caipNetworkId,
  hasAddress: isAddress,
  assets: async (text) => {
    const owner = address(text)
    const { coin, coinPrice, token } = SOLANA_PLAN
    return [
      { ...coin, units: ledger.svm.getBalance(owner) ?? 0n, price: parseUnits(coinPrice, PRICE_DECIMALS) },
      {
        name: token.name,
        symbol: token.symbol,
        decimals: token.decimals,
        address: mint,
        units: heldBy(ledger, owner, mint),
        price: parseUnits(token.price, PRICE_DECIMALS),
      },
    ]
  },
  identity: async () => ({ name: null, avatar: null }),
})

/** Independent of the seed, so that hosts can configure the chain. */
const GENESIS_HASH = getBase58Decoder().decode(createHash('sha256').update('Portico Sandbox Solana').digest())
/** Length of a CAIP-2 reference. */
const REFERENCE_LENGTH = 32

export interface StartedSolana {
  readonly part: RequestHandler
  readonly book: AccountIndexer
  readonly describe: (url: string) => SandboxSolana
  readonly close: () => Promise<void>
}

/**
 * Starts a Solana chain in this process. Import this file dynamically: it needs a native module that may be missing.
 */
export const startSolana = async (seed: string): Promise<StartedSolana> => {
  const { ledger, faucet, keys, mint } = await makeWorld(seed)
  const reset = ledger.mark()
  const methods = {
    ...makeChainMethods(ledger, GENESIS_HASH),
    ...makeAccountMethods(ledger),
    ...makeTokenMethods(ledger),
    ...makeSendMethods(ledger, faucet),
    ...makeTransactionMethods(ledger),
  }
  const socket = await startSocket(ledger)
  const reference = GENESIS_HASH.slice(0, REFERENCE_LENGTH)
  const caipNetworkId = `solana:${reference}` as const
  const { name, coin, token } = SOLANA_PLAN
  return {
    book: solanaIndexer({ ledger, mint, caipNetworkId }),
    part: ({ method, body }) =>
      method === 'POST'
        ? { status: 200, body: answerRpc(methods, body) ?? '' }
        : json('Used HTTP Method is not allowed. POST or OPTIONS is required', 405),
    describe: (url) => ({
      url,
      wsUrl: socket.url,
      genesisHash: GENESIS_HASH,
      caipNetworkId,
      network: {
        id: reference,
        caipNetworkId,
        chainNamespace: 'solana',
        name,
        nativeCurrency: coin,
        rpcUrls: { default: { http: [url] } },
      },
      accounts: keys.map((key) => key.address),
      secretKeys: keys.map(({ secretKey }) => secretKey),
      token: { mint, name: token.name, symbol: token.symbol, decimals: token.decimals },
      advance: ledger.advance,
      reset,
      dropSockets: socket.dropSockets,
    }),
    close: socket.close,
  }
}
