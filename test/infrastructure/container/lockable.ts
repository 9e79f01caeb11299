import type { SchedulerLike } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { makeStandardConnector } from '../../../infrastructure/connectors/walletStandard/connector.js'
import { SOLANA_ADAPTER } from '../../../infrastructure/connectors/walletStandard/solanaAdapter.lazy.js'
import { pinWallet } from '../../../infrastructure/connectors/walletStandard/wallet.js'
import { solana } from '../../../networks.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'

/** A wallet `heron` that its visitor locks and unlocks, in each of the ways that wallets report it. */
export interface Lockable {
  readonly namespace: ChainNamespace
  readonly connector: WalletConnector
  readonly account: string
  /** Events on locking. */
  readonly lockings: Readonly<Record<string, () => void>>
  /** Answers of a locked wallet to a query of its grants. */
  readonly answers: Readonly<Record<string, () => unknown>>
  /** Events on unlocking. */
  readonly unlockings: Readonly<Record<string, () => void>>
  readonly isLocked: (answer: (() => unknown) | undefined) => void
  /** Events that report an active account unknown to the page. */
  readonly strangers: Readonly<Record<string, () => void>>
  /** Number of connect prompts. */
  readonly prompts: () => number
  readonly listeners: () => number
}

const refusal = (code: number) => (): never => {
  throw Object.assign(new Error('locked'), { code })
}

export const lockableEvm = (scheduler: SchedulerLike): Lockable => {
  const [account, other] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`]
  const fake = fakeEip1193Provider({ accounts: [account] })
  const provider = pinProvider(fake.provider)
  if (provider === undefined) throw new Error('no provider')
  let accounts = [account]
  let locked: (() => unknown) | undefined
  fake.answer('eth_accounts', () => (locked === undefined ? accounts : locked()))
  const says = (now: readonly string[]): void => fake.emit('accountsChanged', now)
  /** Reports the accounts, and returns them to queries during the event. */
  const saysFor = (now: readonly string[]): void => {
    accounts = [...now]
    says(now)
    accounts = [account]
  }
  return {
    namespace: 'eip155',
    connector: makeInjectedConnector({ provider, info: { id: 'heron', name: 'Heron' }, scheduler }),
    account,
    lockings: {
      'has no account': () => says([]),
      'is cut off': () => fake.emit('disconnect', { code: 4900, message: 'Disconnected' }),
      'says both, and again': () => {
        for (const _time of ['first', 'second']) {
          fake.emit('disconnect')
          says([])
        }
      },
    },
    answers: {
      'with an empty list': () => [],
      'that it is not authorised': refusal(4100),
      'with an error': refusal(-32603),
      'with nothing': () => null,
      'with what makes no sense': () => ({ accounts: 'garbage' }),
    },
    unlockings: {
      'has its account': () => says([account]),
      'writes it in other letters, and again': () => {
        says([account.toUpperCase().replace('0X', '0x')])
        says([account])
      },
      'has it among others': () => says((accounts = [account, other])),
      'is there again, and says no more': () => fake.emit('connect', { chainId: '0x1' }),
    },
    isLocked: (answer) => void (locked = answer),
    strangers: { alone: () => saysFor([other]), 'before the one that it had': () => saysFor([other, account]) },
    prompts: fake.wallet.connectPrompts,
    listeners: fake.wallet.listeners,
  }
}

export const lockableSolana = (scheduler: SchedulerLike): Lockable => {
  const account = 'So11111111111111111111111111111111111111112'
  const other = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBVf9Ss623VQ5DA'
  const fake = fakeStandardWallet({
    name: 'Heron',
    account,
    chains: ['solana:mainnet'],
    scheduler,
  })
  const accountOf = (address: string) => ({ address, publicKey: new Uint8Array(32), chains: ['solana:mainnet'] })
  const says = (...addresses: readonly string[]): void => fake.tell({ accounts: addresses.map(accountOf) })
  let locked: (() => unknown) | undefined
  let prompts = 0
  const connect = async ({ silent = false }: { readonly silent?: boolean } = {}): Promise<unknown> => {
    if (!silent) prompts += 1
    return silent && locked !== undefined ? locked() : { accounts: [accountOf(account)] }
  }
  const features = { ...(fake.wallet['features'] as object), 'standard:connect': { version: '1.0.0', connect } }
  const wallet = pinWallet({ ...fake.wallet, features })
  if (wallet === undefined) throw new Error('no wallet')
  return {
    namespace: 'solana',
    connector: makeStandardConnector({
      wallet,
      adapter: SOLANA_ADAPTER,
      info: { id: 'heron', name: 'Heron' },
      preferred: () => [solana.caipNetworkId],
      scheduler,
    }),
    account,
    lockings: {
      'has no account': () => says(),
      'says so again': () => [1, 2].forEach(() => says()),
    },
    answers: {
      'with an empty list': () => ({ accounts: [] }),
      'with a rejection': refusal(4001),
      'with nothing': () => undefined,
    },
    unlockings: {
      'has its account': () => says(account),
      'has it twice': () => says(account, account),
    },
    isLocked: (answer) => void (locked = answer),
    strangers: { alone: () => says(other), 'before the one that it had': () => says(other, account) },
    prompts: () => prompts,
    listeners: fake.script.listeners,
  }
}
