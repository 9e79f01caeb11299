import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { LoginError } from '../../../domain/login/loginError.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { isWebUrl } from '../../http/codecs/urls.js'
import { readField } from '../../shared/safeRead.js'
import type { RequestOutcome } from '../shared/walletDriver.js'
import { ownAnswer, requestedChain } from '../shared/evmCodecs.js'
import { lazySwitch } from '../shared/lazySwitch.js'
import { requireSameAccountAndChain } from '../shared/sameAccountAndChain.js'
import type { LoginConnectorSpec } from './loginConnector.js'

const firstOf = (params: unknown): unknown => readField(params, '0')

/** EIP-3326 and EIP-3085 give the chain id as text. */
const chainIn = (params: unknown): CaipNetworkId | undefined =>
  typeof readField(firstOf(params), 'chainId') === 'string' ? requestedChain(params) : undefined
const rpcUrlIn = (params: unknown): string | undefined => {
  const url = readField(readField(firstOf(params), 'rpcUrls'), '0')
  return typeof url === 'string' && isWebUrl(url) ? url : undefined
}

const makeDriver: LoginConnectorSpec['makeDriver'] = ({
  wallet,
  user,
  asRequest,
  meaning,
  loadSwitching,
  scheduler,
}) => {
  const { session, account, rpc } = wallet
  /** Treats a malformed answer as success: the network read afterwards shows whether the move worked. */
  const moveTo =
    (id: CaipNetworkId, rpcUrl?: string): TE.TaskEither<LoginError, unknown> =>
    async () => {
      const answer = await account.switchTo(id, rpcUrl)()
      return E.isLeft(answer) && answer.left._tag === 'FrameMalformed' ? E.right(undefined) : answer
    }
  const move = async (params: unknown, rpcUrl?: string): Promise<RequestOutcome> => {
    const id = chainIn(params)
    const moved: TE.TaskEither<LoginError, unknown> =
      id === undefined ? TE.left({ _tag: 'FrameMalformed', detail: 'chainId' }) : moveTo(id, rpcUrl)
    return E.map(() => null)(await asRequest(moved)())
  }
  return {
    request: async (request, { address, caipNetworkId }, over) => {
      const { method, params } = request
      const here = { accounts: [address], caipNetworkId } as const
      const own = ownAnswer(method, here)
      if (own !== undefined) return E.right(own)
      if (method === 'wallet_switchEthereumChain') return move(params)
      if (method === 'wallet_addEthereumChain') return move(params, rpcUrlIn(params))
      // EIP-2255: `eth_accounts` revokes the site's access. The frame handles other permissions.
      if (method === 'wallet_revokePermissions' && readField(firstOf(params), 'eth_accounts') !== undefined)
        return E.map(() => null)(await session.signOut())
      const permitted = requireSameAccountAndChain(request, here)
      if (E.isLeft(permitted)) return permitted
      return asRequest(rpc.request(caipNetworkId, request, over))()
    },
    switchTo: (network, connection) =>
      lazySwitch(loadSwitching, ({ switchLogin }) =>
        switchLogin({ meaning, moveTo, user, scheduler }, network, connection),
      ),
  }
}

/** EVM connector of the embedded wallet (S6-03). */
export const evmLogin = (defaultNetwork: () => CaipNetworkId): LoginConnectorSpec => ({
  namespace: 'eip155',
  defaultNetwork,
  makeDriver,
})
