import { createHash } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import type { AccountBook } from '../http/AccountBook.js'
import type { Part } from '../http/Part.js'
import { json } from '../http/json.js'
import { answerRpc } from './answerRpc.js'
import { makeAccountMethods } from './makeAccountMethods.js'
import { makeChainMethods } from './makeChainMethods.js'
import { makeLedgerMethods } from './makeLedgerMethods.js'
import { makeSendMethods } from './makeSendMethods.js'
import { makeTokenMethods } from './makeTokenMethods.js'
import { makeWorld } from './makeWorld.js'
import type { SandboxSolana } from './SandboxSolana.js'
import { solanaBook } from './solanaBook.js'
import { SOLANA_PLAN } from './solanaPlan.js'
import { startSocket } from './startSocket.js'

/** The same whatever the seed, so that a host can configure the chain. */
const GENESIS_HASH = getBase58Decoder().decode(createHash('sha256').update('Portico Sandbox Solana').digest())
/** As much of the hash as CAIP-2 has room for. */
const REFERENCE_LENGTH = 32

export interface StartedSolana {
  readonly part: Part
  readonly book: AccountBook
  readonly describe: (url: string) => SandboxSolana
  readonly close: () => Promise<void>
}

/** Starts a Solana chain in this process. It brings a native module of its own: import this file only where it may be missing. */
export const startSolana = async (seed: string): Promise<StartedSolana> => {
  const { bank, faucet, keys, mint } = await makeWorld(seed)
  const reset = bank.mark()
  const methods = {
    ...makeChainMethods(bank, GENESIS_HASH),
    ...makeAccountMethods(bank),
    ...makeTokenMethods(bank),
    ...makeSendMethods(bank, faucet),
    ...makeLedgerMethods(bank),
  }
  const socket = await startSocket(bank)
  const reference = GENESIS_HASH.slice(0, REFERENCE_LENGTH)
  const caipNetworkId = `solana:${reference}` as const
  const { name, coin, token } = SOLANA_PLAN
  return {
    book: solanaBook({ bank, mint, caipNetworkId }),
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
      accounts: keys.map(({ address }) => address),
      secretKeys: keys.map(({ secretKey }) => secretKey),
      token: { mint, name: token.name, symbol: token.symbol, decimals: token.decimals },
      advance: bank.advance,
      reset,
      dropSockets: socket.dropSockets,
    }),
    close: socket.close,
  }
}
