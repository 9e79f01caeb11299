import { asyncScheduler, ReplaySubject } from 'rxjs'
import { type Address, encodeErrorResult, type Hash, type Hex, parseAbi } from 'viem'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { isTransactionHash } from '../../../domain/account/addresses/patterns.js'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { makeBuilder, openClient, receiptOf } from '../../../sandbox/chain/transactions.js'
import { COLLECTION_ABI, EDITIONS_ABI } from '../../../sandbox/contracts/abis.js'
import { CONTRACT_ARTIFACTS } from '../../../sandbox/contracts/contractArtifacts.gen.js'
import type { Sandbox } from '../../../sandbox/Sandbox.js'
import { rightOf } from '../../support/rightOf.js'

const ABI = parseAbi([
  'error Error(string)',
  'function mint(address to, uint256 value)',
  'function refuseWith(bytes reason)',
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function balanceOf(address, uint256) view returns (uint256)',
])

/** The first chain of a sandbox: transfers on it, its odd tokens, and the balances of its accounts. */
export const evmChain = async (sandbox: Sandbox) => {
  const client = openClient(sandbox.rpc['eip155:31337'])
  const { deploy, call } = makeBuilder(client)
  const [sender, receiver, maker] = sandbox.accounts
  const oddToken = (kind: 'Silent' | 'Stubborn'): Address =>
    sandbox.oddTokens.find((each) => each.kind === kind)?.address ?? '0x'
  if (sender === undefined || receiver === undefined || maker === undefined) throw new Error('too few accounts')
  const closed = new ReplaySubject<void>(1)
  const chainRpc = makeHttpChainRpc({ fetch, scheduler: asyncScheduler })
  const transfers = makeHttpTransfers({ fetch, scheduler: asyncScheduler, chainRpc, closed })
  const [birds, prints] = [
    await deploy(maker, { abi: COLLECTION_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxCollection, args: ['B', 'B'] }),
    await deploy(maker, { abi: EDITIONS_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxEditions, args: ['P', 'P'] }),
  ]
  await call(maker, { address: birds, abi: COLLECTION_ABI, functionName: 'give', args: [[sender, receiver]] })
  await call(maker, { address: prints, abi: EDITIONS_ABI, functionName: 'give', args: [sender, [1n], [5n]] })
  return {
    client,
    deploy,
    transfers,
    sender,
    receiver,
    maker,
    birds,
    prints,
    silent: oddToken('Silent'),
    stubborn: oddToken('Stubborn'),
    mint: (token: Address, value: bigint): Promise<void> =>
      call(maker, { address: token, abi: ABI, functionName: 'mint', args: [sender, value] }),
    refuseWith: (reason: Hex): Promise<void> =>
      call(maker, { address: oddToken('Stubborn'), abi: ABI, functionName: 'refuseWith', args: [reason] }),
    saying: (text: string): Hex => encodeErrorResult({ abi: ABI, errorName: 'Error', args: [text] }),
    /** Sends a prepared request as a wallet does; returns the hash. */
    send: async (request: WalletRequest): Promise<Hash> => {
      const hash = await rightOf(chainRpc.request(sandbox.network, request))
      if (!isTransactionHash(hash)) throw new Error('no hash')
      await receiptOf(client, hash)
      return hash
    },
    coinsOf: (address: Address): Promise<bigint> => client.getBalance({ address }),
    tokensOf: (address: Address, owner: Address): Promise<bigint> =>
      client.readContract({ address, abi: ABI, functionName: 'balanceOf', args: [owner] }),
    printsOf: (owner: Address): Promise<bigint> =>
      client.readContract({ address: prints, abi: ABI, functionName: 'balanceOf', args: [owner, 1n] }),
    ownerOf: (tokenId: bigint): Promise<Address> =>
      client.readContract({ address: birds, abi: ABI, functionName: 'ownerOf', args: [tokenId] }),
    close: (): void => {
      closed.next()
      chainRpc.dispose()
    },
  }
}
