import { longName } from './longName.js'

/**
 * Gives the wallets of a page names of 64 letters. Runs before the page's own code, so that it gets their announcements
 * first.
 */
interface Announced {
  readonly info: { readonly name: string }
}
interface StandardApi {
  readonly register: (wallet: { readonly name: string }) => () => void
}

const ours = new WeakSet<Event>()
/** Intercepts an event, and dispatches another one instead. */
const instead = (type: string, change: (detail: unknown) => unknown): void =>
  addEventListener(
    type,
    (event) => {
      if (ours.has(event) || !('detail' in event)) return
      event.stopImmediatePropagation()
      const changed = new CustomEvent(type, { detail: change(event.detail) })
      ours.add(changed)
      dispatchEvent(changed)
    },
    true,
  )

const renaming = (api: StandardApi): StandardApi => ({
  register: (wallet) =>
    api.register(Object.create(wallet, { name: { value: longName(wallet.name) } }) as typeof wallet),
})

export const lengthenNames = (): void => {
  instead('eip6963:announceProvider', (detail) => {
    const announced = detail as Announced
    return { ...announced, info: { ...announced.info, name: longName(announced.info.name) } }
  })
  instead('wallet-standard:register-wallet', (detail) => {
    const tell = detail as (api: StandardApi) => void
    return (api: StandardApi) => tell(renaming(api))
  })
  instead('wallet-standard:app-ready', (detail) => renaming(detail as StandardApi))
}

lengthenNames()
