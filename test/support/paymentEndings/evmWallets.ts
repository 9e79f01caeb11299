import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../domain/connect/connection.js'
import { mainnet, polygon } from '../../../networks.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { setUpPaired } from '../../infrastructure/connectors/setUpPaired.js'
import { FROM, HASH, setUpSend, TYPED } from '../../infrastructure/container/setUpSend.js'
import { answersByCode, aPrompt, type Device, type PayingWallet } from './PayingWallet.js'

const OTHER = `0x${'b2'.repeat(20)}`

/** An extension. */
export const injectedWallet = ({ time, pageOptions }: Device): PayingWallet => {
  const fake = fakeEip1193Provider({ accounts: [FROM], scheduler: time.scheduler })
  const prompt = aPrompt()
  fake.answer('eth_sendTransaction', prompt.ask)
  return {
    namespace: 'eip155',
    receiver: TYPED,
    ...answersByCode(prompt, HASH),
    openPage: async () => {
      const provider = pinProvider(fake.provider)
      if (provider === undefined) throw new Error('no provider')
      const { scheduler } = time
      const connector = makeInjectedConnector({ provider, info: { id: 'heron', name: 'Heron' }, scheduler })
      const page = setUpSend({ ...pageOptions(), others: [connector] })
      await page.portico.connect('heron')
      return page
    },
    locks: () => {
      fake.answer('eth_accounts', () => [])
      fake.emit('accountsChanged', [])
    },
    leaves: () => fake.wallet.withdrawsAccess(),
    account: { away: () => fake.wallet.movesToAccount(OTHER), back: () => fake.wallet.movesToAccount(FROM) },
    chain: {
      away: () => fake.wallet.movesToChain(polygon.caipNetworkId),
      back: () => fake.wallet.movesToChain(mainnet.caipNetworkId),
    },
  }
}

/** A phone behind the relay. */
export const pairedWallet = ({ time, pageOptions }: Device): PayingWallet => {
  const prompt = aPrompt()
  const chains = [mainnet.caipNetworkId, polygon.caipNetworkId]
  const { far, openRelay } = setUpPaired({
    networks: chains,
    account: FROM,
    chains,
    methods: ['eth_sendTransaction', 'personal_sign'],
    answer: prompt.ask,
    time,
  })
  return {
    namespace: 'eip155',
    receiver: TYPED,
    ...answersByCode(prompt, HASH),
    openPage: async () => {
      const page = setUpSend({ ...pageOptions(), others: openRelay().connectors })
      await page.portico.connect(WALLET_CONNECT_CONNECTOR_ID)
      return page
    },
    leaves: () => far.script.withdrawsAccess(),
    account: {
      away: () => far.script.movesToAccount(OTHER),
      back: () => far.script.movesToAccount(FROM),
    },
    chain: {
      away: () => far.script.movesToChain(polygon.caipNetworkId),
      back: () => far.script.movesToChain(mainnet.caipNetworkId),
    },
  }
}
