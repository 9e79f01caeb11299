import * as E from 'fp-ts/Either'
import { Announcement } from './Announcement.js'
import type { PinnedProvider } from './PinnedProvider.js'
import { pinProvider } from './pinProvider.js'
import { readField } from '../shared/readField.js'
import { readIcon } from './readIcon.js'

export interface AnnouncedWallet extends Announcement {
  readonly icon: string | undefined
  readonly provider: PinnedProvider
}

/** Reads an `eip6963:announceProvider` event; `undefined` when any part but the icon makes no sense (S-10). */
export const readAnnouncement = (event: unknown): AnnouncedWallet | undefined => {
  const detail = readField(event, 'detail')
  const info = readField(detail, 'info')
  // Each field is read once: a getter may answer differently the second time.
  const announcement = Announcement.decode({
    uuid: readField(info, 'uuid'),
    name: readField(info, 'name'),
    rdns: readField(info, 'rdns'),
  })
  const provider = pinProvider(readField(detail, 'provider'))
  if (E.isLeft(announcement) || provider === undefined) return undefined
  return { ...announcement.right, icon: readIcon(readField(info, 'icon')), provider }
}
