import { namesContract, type KnownNames } from '../../contracts/names.contract.js'
import { fakeNames } from '../../fakes/fakeNames.js'
import { setUpNames } from './setUpNames.js'
import { parseEvmAddress } from '../../../domain/account/addresses/evm.js'
import * as E from 'fp-ts/Either'

const FAILED = { _tag: 'HttpStatus', status: 500 } as const

const addressesOf = ({ registered }: KnownNames) =>
  Object.fromEntries(
    Object.entries(registered).map(([name, address]) => {
      const read = parseEvmAddress(address)
      return [name, E.isRight(read) ? { 60: read.right } : {}] as const
    }),
  )

namesContract('the fake', '.eth', async () => {
  const names = fakeNames()
  return {
    names,
    know: ({ registered, called }) => {
      for (const [name, address] of Object.entries(registered)) names.register(name, address)
      for (const [address, name] of Object.entries(called)) names.call(address, name)
    },
    breakDown: () => names.failWith(FAILED),
    close: async () => undefined,
  }
})

namesContract('of the blockchain API', '.reown.id', async () => {
  const { names, serve } = setUpNames()
  return {
    names,
    know: (known) =>
      serve({
        records: addressesOf(known),
        called: Object.fromEntries(Object.entries(known.called).map(([address, name]) => [address, [name]])),
      }),
    breakDown: () => serve({ failure: FAILED }),
    close: async () => undefined,
  }
})

namesContract('of ENS', '.eth', async () => {
  const { names, ens } = setUpNames()
  return {
    names,
    know: (known) => {
      ens.register(
        Object.fromEntries(Object.entries(addressesOf(known)).map(([name, addresses]) => [name, { addresses }])),
      )
      ens.call(known.called)
    },
    breakDown: () => ens.answerWith(E.left(FAILED)),
    close: async () => undefined,
  }
})
