import type { ReceiveApi } from '../../../application/receive/receiveFeature.js'
import { createStore } from '../../../application/kernel/store.js'
import { anAsset } from '../../domain/asset/anAsset.js'
import type { ReceiveState } from '../../../domain/receive/receive.js'
import { mainnet } from '../../../networks.js'
import type { FakePortico } from './fakePortico.js'

export const COIN = anAsset()
const CONTRACT = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const USDC = anAsset({ id: CONTRACT, contract: CONTRACT, name: 'USD Coin', symbol: 'USDC', decimals: 6 })

export type Ready = Extract<ReceiveState, { readonly _tag: 'Ready' }>

const READY: Ready = {
  _tag: 'Ready',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  network: mainnet,
  networks: [mainnet],
  assets: [COIN, USDC],
  shown: { _tag: 'Address' },
}

/** Receive for a fake Portico: its state is the test's, and it records its calls. */
export const aReceive = ({ profile }: Pick<FakePortico, 'profile'>, first: Partial<Ready> = {}) => {
  const asked: (readonly [assetId: string, amount: string] | 'nothing')[] = []
  const state = createStore<ReceiveState>({ ...READY, ...first })
  const api: ReceiveApi = {
    state,
    ask: (...wanted) => void asked.push(wanted),
    askNothing: () => void asked.push('nothing'),
    copy: () => undefined,
  }
  profile.features = { receive: api }
  return { asked, state, show: (more: Partial<Ready>) => state.set({ ...READY, ...more }) }
}
