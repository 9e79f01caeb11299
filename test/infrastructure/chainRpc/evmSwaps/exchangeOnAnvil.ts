import {
  concat,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  parseAbiParameters,
  publicActions,
  walletActions,
  zeroAddress,
} from 'viem'
import type { ChainToken } from '../../../../application/ports/swapChain.js'
import type { SwapCall } from '../../../../domain/swap/swapCall.js'
import { startAnvil } from '../../../../sandbox/chain/anvil.js'
import { CONTRACT_ARTIFACTS } from '../../../../sandbox/contracts/contractArtifacts.gen.js'
import { aNetwork } from '../aNetwork.js'

/**
 * `exchange(pay, get, paid, got)` takes `paid` of one token and gives `got` of another; address zero is the coin.
 * Reverts with "the shop is closed" if `got` is zero. Compiled by solc 0.8 from:
 *
 *   receive() external payable {}
 *   function exchange(address pay, address get, uint256 paid, uint256 got) external payable {
 *       require(got > 0, "the shop is closed");
 *       if (pay != address(0)) Token(pay).transferFrom(msg.sender, address(this), paid);
 *       if (get == address(0)) payable(msg.sender).transfer(got);
 *       else Token(get).transfer(msg.sender, got);
 *   }
 */
const EXCHANGE_CODE: Hex =
  '0x6080604052348015600f57600080fd5b506102558061001f6000396000f3fe6080604052600436106100225760003560e01c80630ed2fc951461002e57600080fd5b3661002957005b600080fd5b61004161003c3660046101ea565b610043565b005b6000811161008c5760405162461bcd60e51b81526020600482015260126024820152711d1a19481cda1bdc081a5cc818db1bdcd95960721b604482015260640160405180910390fd5b6001600160a01b03841615610114576040516323b872dd60e01b8152336004820152306024820152604481018390526001600160a01b038516906323b872dd906064016020604051808303816000875af11580156100ee573d6000803e3d6000fd5b505050506040513d601f19601f82011682018060405250810190610112919061022c565b505b6001600160a01b03831661015557604051339082156108fc029083906000818181858888f1935050505015801561014f573d6000803e3d6000fd5b506101c8565b60405163a9059cbb60e01b8152336004820152602481018290526001600160a01b0384169063a9059cbb906044016020604051808303816000875af11580156101a2573d6000803e3d6000fd5b505050506040513d601f19601f820116820180604052508101906101c6919061022c565b505b50505050565b80356001600160a01b03811681146101e557600080fd5b919050565b6000806000806080858703121561020057600080fd5b610209856101ce565b9350610217602086016101ce565b93969395505050506040820135916060013590565b60006020828403121561023e57600080fd5b8151801515811461024e57600080fd5b939250505056'

const ABI = parseAbi([
  'function approve(address, uint256)',
  'function exchange(address, address, uint256, uint256) payable',
  'function transfer(address, uint256)',
])

/** A chain with two tokens, a coin, and a contract that exchanges them at any rate. */
export const exchangeOnAnvil = async () => {
  const anvil = await startAnvil(1)
  const client = createTestClient({ mode: 'anvil', transport: http(anvil.url) })
    .extend(publicActions)
    .extend(walletActions)
  const [account, other] = await client.getAddresses()
  if (account === undefined || other === undefined) throw new Error('anvil has no accounts')
  const mined = async (hash: Hex) => client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  const deploy = async (data: Hex): Promise<Hex> => {
    const { contractAddress } = await mined(await client.sendTransaction({ account, data, chain: null }))
    return contractAddress ?? '0x'
  }
  const token = (symbol: string) =>
    deploy(
      concat([
        CONTRACT_ARTIFACTS.SandboxToken,
        encodeAbiParameters(parseAbiParameters('string, string, uint8, uint256'), [symbol, symbol, 18, 1_000n]),
      ]),
    )
  const [pay, get, router] = [await token('PAY'), await token('GET'), await deploy(EXCHANGE_CODE)]
  const callOf = (to: Hex, data: Hex, value = 0n): SwapCall => ({ from: account, to, value, data })
  const approve = (units: bigint): SwapCall =>
    callOf(pay, encodeFunctionData({ abi: ABI, functionName: 'approve', args: [router, units] }))
  const addressOf = ({ contract = zeroAddress }: ChainToken): Hex => `0x${contract.slice(2)}`
  const exchange = (from: ChainToken, to: ChainToken, paid: bigint, got: bigint): SwapCall =>
    callOf(
      router,
      encodeFunctionData({ abi: ABI, functionName: 'exchange', args: [addressOf(from), addressOf(to), paid, got] }),
      from.contract === undefined ? paid : 0n,
    )
  /** Mines a call in its own block, whether or not it reverts. */
  const send = async ({ to, data, value }: SwapCall): Promise<string> => {
    const hash = await client.sendTransaction({
      account,
      data,
      value,
      gas: 500_000n,
      chain: null,
      to: `0x${to.slice(2)}`,
    })
    await mined(hash)
    return hash
  }
  const stock = encodeFunctionData({ abi: ABI, functionName: 'transfer', args: [router, 500n] })
  await send(callOf(get, stock))
  await send(callOf(router, '0x', 10n ** 18n))
  return {
    url: anvil.url,
    close: anvil.close,
    client,
    account,
    other,
    router,
    approve,
    exchange,
    send,
    deploy,
    callOf,
    network: aNetwork({ id: 1, urls: [anvil.url] }),
    pay: { contract: pay },
    get: { contract: get },
    coin: {},
  }
}

export type ExchangeOnAnvil = Awaited<ReturnType<typeof exchangeOnAnvil>>
