import { assert } from 'chai'
import fc from 'fast-check'
import { firstValueFrom, Subject } from 'rxjs'
import { aNetwork } from '../../support/aNetwork.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { switchingArrives } from '../../support/switchingArrives.js'
import { rpcErrorShapes } from './rpcErrorShapes.js'
import { ADD, BASE, setUpSwitch as setUp, SWITCH, throwing } from './setUpSwitch.js'

describe('an injected wallet that is asked to switch', () => {
  before(switchingArrives)

  it('gets the request at once, with the chain id in hex (EIP-3326)', async () => {
    const { calls, move } = await setUp()
    const before = calls.length
    await move()
    assert.deepEqual(calls[before], { method: SWITCH, params: [{ chainId: '0x2105' }] })
  })

  it('is on the chain it reported last, even if it changes again during the switch [U-36] [X-20]', async () => {
    const { answer, emit, move, heard } = await setUp()
    answer(SWITCH, () => {
      emit('chainChanged', '0x2105')
      emit('chainChanged', '0xa')
      return null
    })
    await move()
    assert.deepEqual(heard.at(-1), { _tag: 'ChainChanged', caipNetworkId: 'eip155:10' })
  })

  it('gets the public facts of an unknown chain, and nothing else (EIP-3085) [U-39]', async () => {
    const { calls, wallet, move } = await setUp()
    wallet.doesNotKnow('eip155:8453')
    await move()
    assert.deepEqual(calls.find(({ method }) => method === ADD)?.params, [
      {
        chainId: '0x2105',
        chainName: 'Base',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://rpc.example'],
        blockExplorerUrls: ['https://explorer.example'],
      },
    ])
  })

  it('never gets a URL with a project id or a password, nor an icon that is no URL', async () => {
    const { calls, wallet, move } = await setUp()
    wallet.doesNotKnow('eip155:8453')
    const http = [
      'https://rpc.vendor.example/v1/?chainId=eip155:8453&projectId=secret',
      'https://me:secret@rpc.example',
      'javascript:secret',
      'secret',
      'https://public.example',
    ]
    await move({
      ...BASE,
      rpcUrls: { default: { http } },
      blockExplorers: { default: { name: 'X', url: 'javascript:secret' } },
      imageUrl: 'secret',
    })
    assert.deepInclude(
      calls.find(({ method }) => method === ADD),
      {
        params: [
          {
            chainId: '0x2105',
            chainName: 'Base',
            nativeCurrency: BASE.nativeCurrency,
            rpcUrls: ['https://public.example'],
          },
        ],
      },
    )
    assert.notInclude(JSON.stringify(calls), 'secret')
  })

  it('gets the icon of the network if the host has one', async () => {
    const { calls, wallet, move } = await setUp()
    wallet.doesNotKnow('eip155:8453')
    await move({ ...BASE, imageUrl: 'https://cdn.example/base.png' })
    assert.include(JSON.stringify(calls), '"iconUrls":["https://cdn.example/base.png"]')
  })

  it('is not asked to add a chain without a public endpoint', async () => {
    const { asked, wallet, leftOfMove } = await setUp()
    wallet.doesNotKnow('eip155:8453')
    const unreachable = leftOfMove({
      ...BASE,
      rpcUrls: { default: { http: ['https://rpc.example/?projectId=secret'] } },
    })
    assert.deepEqual(await unreachable, { _tag: 'ChainNotAdded', networkId: 'eip155:8453' })
    assert.deepEqual(asked(), [SWITCH])
  })

  for (const [what, error] of rpcErrorShapes.unknownChain) {
    it(`is asked to add the chain when it reports it as unknown ${what} [U-39]`, async () => {
      const { answer, asked, leftOfMove } = await setUp()
      answer(SWITCH, throwing(error))
      answer(ADD, throwing({ code: 4001 }))
      assert.deepEqual(await leftOfMove(), { _tag: 'SwitchRejected' })
      assert.deepEqual(asked(), [SWITCH, ADD])
    })
  }

  for (const [what, error, tag] of rpcErrorShapes.refusals) {
    it(`and ${what} ends with ${tag}, and is not asked to add anything [U-37]`, async () => {
      const { answer, asked, leftOfMove } = await setUp()
      answer(SWITCH, throwing(error))
      assert.equal((await leftOfMove())._tag, tag)
      assert.deepEqual(asked(), [SWITCH])
    })
  }

  for (const [what, error] of rpcErrorShapes.failures) {
    it(`and ${what} is asked to add the chain, which it may lack [U-39]`, async () => {
      const { answer, asked, leftOfMove } = await setUp()
      answer(SWITCH, throwing(error))
      answer(ADD, throwing({ code: -32603, message: 'no' }))
      assert.deepInclude(await leftOfMove(), { _tag: 'SwitchFailed', detail: 'no' })
      assert.deepEqual(asked(), [SWITCH, ADD])
    })
  }

  it('is asked at most twice if it still does not know the chain after adding it', async () => {
    const { answer, asked, leftOfMove } = await setUp()
    answer(SWITCH, throwing({ code: 4902 }))
    answer(ADD, () => null)
    assert.deepEqual(await leftOfMove(), { _tag: 'ChainNotAdded', networkId: 'eip155:8453' })
    assert.deepEqual(asked(), [SWITCH, ADD, SWITCH])
  })

  for (const end of ['SwitchTimedOut', 'SwitchAbandoned'] as const) {
    it(`gets no further request if its answer arrives after ${end}`, async () => {
      const { answer, asked, advance, connector } = await setUp()
      const abandoned = new Subject<void>()
      let refuse: (error: unknown) => void = () => undefined
      answer(SWITCH, () => new Promise((_, reject) => (refuse = reject)))
      const outcome = leftOf(connector.switchNetwork(BASE, abandoned))
      await advance(0)
      if (end === 'SwitchTimedOut') await advance(5 * 60_000)
      else abandoned.next()
      assert.equal((await outcome)._tag, end)
      refuse({ code: 4902 })
      await advance(10_000)
      assert.deepEqual(asked(), [SWITCH])
    })
  }

  it('and moved without an event is detected: the page learns its chain [U-36]', async () => {
    const { answer, heard, leftOfMove } = await setUp()
    answer(SWITCH, () => null)
    answer(ADD, throwing({ code: -32603, message: 'no' }))
    answer('eth_chainId', () => '0xa')
    assert.deepEqual(await leftOfMove(), { _tag: 'SwitchNotHonoured', reported: 'eip155:10' })
    assert.deepEqual(heard, [{ _tag: 'ChainChanged', caipNetworkId: 'eip155:10' }])
  })

  it('and gives contradictory answers is on the chain it named last, even after a reconnect [U-36]', async () => {
    const { answer, connector, advance } = await setUp()
    answer(SWITCH, () => null)
    answer('eth_chainId', () => '0xa')
    void connector.switchNetwork(BASE)()
    await advance(100)
    answer('eth_chainId', () => '0x1')
    await rightOf(connector.connect)
    answer('eth_chainId', () => '0xa')
    const next = firstValueFrom(connector.events)
    await advance(1_000)
    assert.deepEqual(await next, { _tag: 'ChainChanged', caipNetworkId: 'eip155:10' })
  })

  it('and moved away without an event is asked even though it seemed to be there', async () => {
    const { answer, asked, wallet, emit, move } = await setUp()
    await wallet.movesToChain('eip155:8453')
    answer('eth_chainId', () => '0x1')
    answer(SWITCH, () => {
      answer('eth_chainId', () => '0x2105')
      emit('chainChanged', '0x2105')
      return null
    })
    assert.deepEqual(await move(), { _tag: 'Right', right: 'eip155:8453' })
    assert.deepEqual(asked(), [SWITCH])
  })

  it('and confirms without reporting its chain is on the chain it reported last [U-36]', async () => {
    const { answer, connector, advance } = await setUp()
    answer(SWITCH, () => null)
    answer(ADD, throwing({ code: -32603, message: 'no' }))
    answer('eth_chainId', () => new Promise(() => undefined))
    const outcome = leftOf(connector.switchNetwork(BASE))
    await advance(60_000)
    assert.deepEqual(await outcome, { _tag: 'SwitchNotHonoured', reported: 'eip155:1' })
  })

  it('cannot switch to a chain of another namespace', async () => {
    const { asked, leftOfMove } = await setUp()
    for (const network of [
      aNetwork({ caipNetworkId: 'solana:main', chainNamespace: 'solana' }),
      aNetwork({ caipNetworkId: 'eip155:0x1' }),
    ])
      assert.deepEqual(await leftOfMove(network), { _tag: 'SwitchNotSupported' })
    assert.deepEqual(asked(), [])
  })

  it('may throw or answer anything: the switch ends, and the page is on the chain it reported last [U-36] [U-37]', () =>
    fc.assert(
      fc.asyncProperty(
        fc.anything(),
        fc.anything(),
        fc.anything(),
        fc.boolean(),
        async (first, second, chain, throws) => {
          const { answer, connector, advance, heard } = await setUp()
          answer(SWITCH, throws ? throwing(first) : () => first)
          answer(ADD, throws ? throwing(second) : () => second)
          answer('eth_chainId', () => chain)
          const outcome = connector.switchNetwork(BASE)()
          await advance(60_000)
          const ended = await outcome
          const where =
            heard.flatMap((event) => (event._tag === 'ChainChanged' ? [event.caipNetworkId] : [])).at(-1) ?? 'eip155:1'
          if (ended._tag === 'Right') assert.equal(ended.right, where)
          else if (ended.left._tag === 'SwitchNotHonoured') assert.equal(ended.left.reported, where)
        },
      ),
    ))
})
