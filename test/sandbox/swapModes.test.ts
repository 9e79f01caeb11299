import { assert } from 'chai'
import { type Address, decodeFunctionData } from 'viem'
import { TOKEN_ABI } from '../../sandbox/contracts/abis.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import type { SwapMode } from '../../sandbox/swap/swapModes.js'
import { ask } from './support/ask.js'
import { type Swaps, swapsOn } from './support/swapsOn.js'

type Said = Readonly<Record<string, unknown>>

describe('the dishonest modes of the swap calls', () => {
  let sandbox: Sandbox
  let swaps: Swaps
  let amount: bigint
  before(async () => {
    sandbox = await startSandbox()
    swaps = swapsOn(sandbox)
    amount = swaps.units('100', swaps.token('BRKN'))
  })
  afterEach(() => sandbox.swap.setMode())
  after(() => sandbox.close())

  /** The answers of all calls for 100 BRKN to SILT, in one row of plain fields. */
  const quoteSaid = async (): Promise<Said> => {
    const { body } = await swaps.quoteReply(swaps.token('BRKN'), swaps.token('SILT'), amount)
    return (body as { quotes: readonly [Said] }).quotes[0]
  }
  const approvalSaid = async (): Promise<Said> => {
    const { get, id, account, token } = swaps
    const pair = { from: id(token('BRKN').address), to: id(token('SILT').address) }
    const { tx } = (await get('build-approve', { ...pair, userAddress: id(account) })).body as {
      tx: { from: string; data: `0x${string}` }
    }
    const [spender, value] = decodeFunctionData({ abi: TOKEN_ABI, data: tx.data }).args as readonly [Address, bigint]
    return { from: tx.from, spender, value }
  }
  const buildSaid = async (): Promise<Said> => {
    const tx = await swaps.build(swaps.token('BRKN'), swaps.token('SILT'), amount)
    const { functionName, args } = swaps.calls(tx)
    const [from, to, paid, least, receiver] =
      functionName === 'swap'
        ? [args[1].srcToken, args[1].dstToken, args[1].amount, args[1].minReturnAmount, args[1].dstReceiver]
        : args
    return { target: tx.to, said: tx.amount, functionName, from, to, paid, least, receiver }
  }
  const tokenSaid = async (): Promise<Said> => {
    const { tokens } = (await swaps.get('tokens', { chainId: 'eip155:8453' })).body as { tokens: readonly Said[] }
    return tokens.find(({ symbol }) => symbol === 'SILT') ?? {}
  }
  const allSaid = async (): Promise<Said> => ({
    ...(await quoteSaid()),
    approval: await approvalSaid(),
    build: await buildSaid(),
    token: await tokenSaid(),
  })
  /** The differences of a mode from an honest answer. */
  const differenceOf = async (mode: SwapMode): Promise<Said> => {
    const honest = await allSaid()
    sandbox.swap.setMode(mode)
    const told = await allSaid()
    const changed = (before: object, after: object, prefix = ''): readonly (readonly [string, unknown])[] => {
      const was = new Map<string, unknown>(Object.entries(before))
      return Object.entries(after).flatMap(([name, value]: [string, unknown]) => {
        const old = was.get(name)
        if (typeof value === 'object' && value !== null && typeof old === 'object' && old !== null)
          return changed(old, value, `${name}.`)
        return value === old ? [] : [[prefix + name, value] as const]
      })
    }
    return Object.fromEntries(changed(honest, told))
  }

  const least = async (): Promise<bigint> => BigInt(String((await buildSaid())['least']))
  const received = async (): Promise<bigint> => BigInt(String((await quoteSaid())['toAmount']))
  const dollar = (): Address => swaps.token('ALDR').address
  const dollarId = (): string => swaps.id(dollar().toLowerCase())
  const router = (): string => swaps.id(sandbox.swap.router.toLowerCase())
  const elsewhere = (id: string): string => id.replace('eip155:8453', 'eip155:31337')

  const MODES: Readonly<Record<SwapMode, () => Said | Promise<Said>>> = {
    Honest: () => ({}),
    TokensOfOtherDecimals: () => ({ 'token.decimals': 38 }),
    QuoteOfZero: () => ({ toAmount: '0' }),
    QuoteOfMore: async () => ({ toAmount: String((await received()) * 2n) }),
    QuoteOfOtherSource: () => ({ fromAccount: dollarId() }),
    QuoteOfOtherDestination: () => ({ toAccount: dollarId() }),
    QuoteOfOtherAmount: () => ({ fromAmount: String(amount * 2n) }),
    // Neither token has a transfer fee.
    UnawareOfToll: () => ({}),
    ApprovalOfOtherSpender: () => ({ 'approval.spender': sandbox.swap.stranger }),
    ApprovalOfOtherToken: () => ({ 'approval.from': dollarId() }),
    ApprovalOnOtherChain: () => ({
      'approval.from': elsewhere(swaps.id(swaps.token('BRKN').address.toLowerCase())),
    }),
    BuildForOtherRecipient: () => ({ 'build.receiver': sandbox.swap.stranger }),
    BuildForLess: async () => ({ 'build.least': (await least()) / 2n }),
    BuildForNothing: () => ({ 'build.least': 0n }),
    BuildSpendingMore: () => ({ 'build.paid': amount * 2n }),
    BuildOfOtherSource: () => ({ 'build.from': dollar() }),
    BuildOfOtherDestination: () => ({ 'build.to': dollar() }),
    BuildSayingOtherAmount: async () => ({ 'build.said': String((await received()) * 2n) }),
    BuildOnOtherChain: () => ({ 'build.target': elsewhere(router()) }),
    BuildAtOtherRouter: () => ({ 'build.target': swaps.id(sandbox.swap.otherRouter.toLowerCase()) }),
    BuildByUnknownAbi: () => ({ 'build.functionName': 'exchange' }),
    UnknownAbiForOtherRecipient: () => ({
      'build.functionName': 'exchange',
      'build.receiver': sandbox.swap.stranger,
    }),
    UnknownAbiPayingLess: () => ({
      'build.functionName': 'exchange',
      'build.paid': amount / 2n,
      'build.least': 0n,
    }),
    UnknownAbiOfOtherSource: () => ({ 'build.functionName': 'exchange', 'build.from': dollar() }),
    UnknownAbiSpendingMore: () => ({ 'build.functionName': 'exchange', 'build.paid': amount * 2n }),
  }
  for (const [mode, difference] of Object.entries(MODES))
    it(`${mode} changes that and nothing else [S-24]`, async () => {
      const expected = await difference()
      assert.deepEqual(await differenceOf(mode as SwapMode), expected)
    })

  it('pay the attacker for real if the visitor signs', async () => {
    for (const mode of ['BuildForOtherRecipient', 'UnknownAbiForOtherRecipient'] as const) {
      sandbox.swap.setMode(mode)
      const { build, send, token, balance, account } = swaps
      const silt = token('SILT')
      const before = await Promise.all([account, sandbox.swap.stranger].map((each) => balance(each, silt)))
      assert.isTrue(await send(await build(token('BRKN'), silt, amount), token('BRKN'), amount))
      const after = await Promise.all([account, sandbox.swap.stranger].map((each) => balance(each, silt)))
      assert.equal(after[0], before[0])
      assert.isTrue((after[1] ?? 0n) > (before[1] ?? 0n))
    }
  })
  it('can be set over HTTP, and only known ones', async () => {
    const put = (mode: unknown) => ask(`${sandbox.control}swap`, { method: 'PUT', body: JSON.stringify({ mode }) })
    assert.equal((await put('QuoteOfZero')).status, 200)
    assert.equal((await quoteSaid())['toAmount'], '0')
    const wrong = await put('toString')
    assert.equal(wrong.status, 400)
    assert.include(JSON.stringify(wrong.body), '"mode\\" must be one of Honest, TokensOfOtherDecimals')
    await ask(`${sandbox.control}swap`, { method: 'DELETE' })
    assert.notEqual((await quoteSaid())['toAmount'], '0')
  })
})
