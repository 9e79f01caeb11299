import { pairwise } from 'rxjs'
import type { KeyValueStore } from '../../../application/ports/KeyValueStore.js'
import { createStore } from '../../../application/shared/createStore.js'
import type { Readable } from '../../../application/shared/Readable.js'
import { hrefOfLink } from '../../../domain/pairing/hrefOfLink.js'
import type { WaitingRequest } from '../../../domain/pairing/WaitingRequest.js'
import type { CarrierLink } from '../../../domain/pairing/WalletLink.js'
import { readRecord } from '../../shared/readRecord.js'
import { LinkRecord } from './linkCodec.js'
import type { RelaySession } from './RelaySession.js'

const KEY = 'walletLink'

/** The requests that a wallet has got and not answered, the latest first in line to be answered (U-22). */
export interface Waiting {
  readonly request: Readable<WaitingRequest | undefined>
  /** How the wallet of a session was opened on this device, or that it was not. Kept as long as the session is. */
  readonly remember: (topic: string, link: CarrierLink | undefined) => void
  /** Follows one request. `sent`: the relay has it, under this id. */
  readonly follow: (session: RelaySession) => { readonly sent: (id: number) => void; readonly over: () => void }
}

export const makeWaiting = ({
  store,
  session,
}: {
  readonly store: KeyValueStore
  readonly session: Readable<RelaySession | undefined>
}): Waiting => {
  const request = createStore<WaitingRequest | undefined>(undefined)
  let open: readonly WaitingRequest[] = []

  const linkOf = (topic: string): CarrierLink | undefined => {
    const record = readRecord(store, KEY, LinkRecord)
    if (record?.topic !== topic) return undefined
    const { app, ...link } = record.link
    return { ...link, ...(app !== undefined && { app }) }
  }
  const become = (next: readonly WaitingRequest[]): void => {
    open = next
    request.set(open.at(-1))
  }
  session.changes.pipe(pairwise()).subscribe(([before, now]) => {
    if (before?.topic !== now?.topic) become([])
    if (before !== undefined && now === undefined) store.remove(KEY)
  })
  return {
    request,
    remember: (topic, link) => {
      if (link === undefined) store.remove(KEY)
      else store.write(KEY, JSON.stringify({ version: 1, topic, link }))
    },
    follow: ({ topic, wallet }) => {
      let own: WaitingRequest | undefined
      return {
        sent: (id) => {
          const link = linkOf(topic)
          if (link === undefined) return
          own = { wallet: wallet.name, address: hrefOfLink(link, { requestId: String(id), sessionTopic: topic }) }
          become([...open, own])
        },
        over: () => become(open.filter((each) => each !== own)),
      }
    },
  }
}
