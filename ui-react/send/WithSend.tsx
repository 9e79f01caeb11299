import type { ReactNode } from 'react'
import type { SendApi } from '../../application/send/sendApi.js'
import type { SendState } from '../../domain/send/sendState.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { lead } from '../modal/ViewParts.styles.js'
import { WithFeature } from '../modal/WithFeature.js'
import { useReadable } from '../shared/useReadable.js'
import { SEND_WORDS } from './messages.js'

export type ReadyToSend = Extract<SendState, { readonly _tag: 'Ready' }>

/** Props of each view of sending. */
export interface SendViewProps {
  readonly api: SendApi
  readonly state: ReadyToSend
}

type DrawSend = (props: SendViewProps) => ReactNode

const Sending = ({ api, children }: { readonly api: SendApi; readonly children: DrawSend }) => {
  const t = useMessages(SEND_WORDS)
  const state = useReadable(api.state)
  if (state._tag === 'Ready') return children({ api, state })
  if (state._tag === 'Restoring') return <ViewLoading />
  const isUnsupported = state._tag === 'Unsupported'
  return (
    <div className={centred} role="alert">
      <p className={lead}>{t(isUnsupported ? 'send.unsupported' : 'payment.noAccount')}</p>
      <p className={hint}>{t(isUnsupported ? 'send.unsupportedHint' : 'send.noAccountHint')}</p>
    </div>
  )
}

/** Renders a view of sending once its code is loaded, if an account can send. */
export const WithSend = ({ children }: { readonly children: DrawSend }) => (
  <WithFeature name="send">{(api) => <Sending api={api}>{children}</Sending>}</WithFeature>
)
