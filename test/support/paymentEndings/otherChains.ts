import { base58 } from '@scure/base'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../domain/connect/connection.js'
import { makeStandardConnector } from '../../../infrastructure/connectors/walletStandard/connector.js'
import { SOLANA_ADAPTER } from '../../../infrastructure/connectors/walletStandard/solanaAdapter.lazy.js'
import { askSolana } from '../../../infrastructure/connectors/walletStandard/solanaRequests.lazy.js'
import { pinWallet } from '../../../infrastructure/connectors/walletStandard/wallet.js'
import { bitcoin, solana, solanaDevnet } from '../../../networks.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { FAKE_SIGNATURE } from '../../fakes/standardWallet/FAKE_SIGNATURE.js'
import { setUpPaired } from '../../infrastructure/connectors/setUpPaired.js'
import { setUpSend } from '../../infrastructure/container/setUpSend.js'
import { answersByCode, aPrompt, type Device, type PayingWallet, preparesAs } from './PayingWallet.js'

const solanaKey = (byte: number): string => base58.encode(new Uint8Array(32).fill(byte))

/** A Solana wallet of the Wallet Standard that signs and sends. */
export const solanaWallet = ({ time, pageOptions }: Device): PayingWallet => {
  const prompt = aPrompt()
  const [account, other, receiver] = [solanaKey(1), solanaKey(2), solanaKey(3)]
  const fake = fakeStandardWallet({
    account,
    chains: [solana.caipNetworkId, solanaDevnet.caipNetworkId],
    scheduler: time.scheduler,
    speech: {
      noAddress: '',
      features: () => ({ 'solana:signAndSendTransaction': { signAndSendTransaction: prompt.ask } }),
    },
  })
  return {
    namespace: 'solana',
    receiver,
    ...answersByCode(prompt, [{ signature: FAKE_SIGNATURE }]),
    openPage: async () => {
      const wallet = pinWallet(fake.wallet)
      if (wallet === undefined) throw new Error('no wallet')
      const connector = makeStandardConnector({
        wallet,
        adapter: { ...SOLANA_ADAPTER, load: async () => askSolana },
        info: { id: 'heron', name: 'Heron' },
        preferred: () => [solana.caipNetworkId],
        scheduler: time.scheduler,
      })
      const page = setUpSend({
        ...pageOptions(),
        options: { networks: [solana, solanaDevnet] },
        others: [connector],
      })
      preparesAs(page, { method: 'solana_signAndSendTransaction', params: { transaction: 'AQID' } })
      await page.portico.connect('heron')
      return page
    },
    // The Wallet Standard has one event for a wallet that locks and one that leaves: it has no account any more.
    locks: () => fake.script.withdrawsAccess(),
    leaves: ({ portico }) => portico.disconnect(),
    account: { away: () => fake.script.movesToAccount(other), back: () => fake.script.movesToAccount(account) },
    chain: {
      away: () => fake.script.movesToChain(solanaDevnet.caipNetworkId),
      back: () => fake.script.movesToChain(solana.caipNetworkId),
    },
  }
}

const BITCOIN_ACCOUNTS = [
  'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
] as const

const BITCOIN_PAYMENTS = {
  sendTransfer: { recipientAddress: BITCOIN_ACCOUNTS[1], amount: '1500' },
  signPsbt: { psbt: 'cHNidP8B', signInputs: [{ address: BITCOIN_ACCOUNTS[0], index: 0 }], broadcast: true },
} as const

/** A phone behind the relay that pays in bitcoin for the host: Send does not serve Bitcoin. */
export const bitcoinWallet =
  (method: keyof typeof BITCOIN_PAYMENTS) =>
  ({ time, pageOptions }: Device): PayingWallet => {
    const prompt = aPrompt()
    const [account, other] = BITCOIN_ACCOUNTS
    const { far, openRelay } = setUpPaired({
      networks: [bitcoin.caipNetworkId],
      account,
      chains: [bitcoin.caipNetworkId],
      methods: [method],
      answer: prompt.ask,
      time,
    })
    return {
      namespace: 'bip122',
      receiver: other,
      ...answersByCode(prompt, { txid: 'ab'.repeat(32) }),
      hostAsks: { method, params: BITCOIN_PAYMENTS[method] },
      openPage: async () => {
        const page = setUpSend({
          ...pageOptions(),
          options: { networks: [bitcoin] },
          others: openRelay().connectors,
        })
        await page.portico.connect(WALLET_CONNECT_CONNECTOR_ID, 'bip122')
        return page
      },
      leaves: () => far.script.withdrawsAccess(),
      account: { away: () => far.script.movesToAccount(other), back: () => far.script.movesToAccount(account) },
    }
  }
