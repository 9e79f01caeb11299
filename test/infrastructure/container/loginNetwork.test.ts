import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import { optimism } from '../../../networks.js'
import { setUpLoggedIn } from './setUpLoggedIn.js'

const SECOND = optimism.caipNetworkId

describe('the network of a logged-in visitor', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  beforeEach(() => localStorage.clear())

  const moves = {
    'the visitor': async ({ portico, passes }: Awaited<ReturnType<typeof setUpLoggedIn>>) => {
      const moving = portico.switchNetwork(SECOND)
      await passes(() => portico.account('eip155').value.user?.caipNetworkId === SECOND)
      await moving
    },
    'the host, as a wallet’s own': async ({ portico, passes }: Awaited<ReturnType<typeof setUpLoggedIn>>) => {
      const moving = portico.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] }, 'eip155')
      await passes(() => portico.account('eip155').value.user?.caipNetworkId === SECOND)
      await moving
    },
  }
  for (const [who, move] of Object.entries(moves))
    it(`survives a reload when ${who} chose it: page and frame are on it together [S7-35] [S2-21]`, async () => {
      const before = await setUpLoggedIn()
      await move(before)
      const moved = before.frame.posted.filter(({ type }) => type === '@w3m-app/SWITCH_NETWORK')
      assert.deepEqual(
        moved.map(({ payload }) => payload),
        [{ chainId: SECOND, rpcUrl: 'https://ten.example' }],
      )
      const { portico, frame, passes, site } = await before.reload()
      await passes(() => frame.posted.some(({ type }) => type === '@w3m-app/GET_USER'))
      const { active } = portico.network.value
      assert.deepEqual(
        [
          active._tag === 'Configured' && active.network.caipNetworkId,
          portico.account('eip155').value.user?.caipNetworkId,
        ],
        [SECOND, SECOND],
      )
      // The frame never got another network.
      const asked = frame.posted.filter(({ type }) => type === '@w3m-app/GET_USER').map(({ payload }) => payload)
      for (const payload of asked) assert.propertyVal(payload, 'chainId', SECOND)
      assert.deepEqual(site.answerTo('GET_CHAIN_ID', undefined), { chainId: 10 })
      portico.destroy()
    })
})
