import { useEffect, useRef, useState } from 'react'
import type { ReceiveApi } from '../../application/receive/receiveFeature.js'
import type { Network } from '../../domain/network/network.js'
import type { ReceiveState } from '../../domain/receive/receive.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { column, lead, warning } from '../modal/ViewParts.styles.js'
import { WithFeature } from '../modal/WithFeature.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { ListRow } from '../primitives/List.js'
import { NetworkPicture } from '../shared/pictures.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { useNumberFormat } from '../shared/viewHooks.js'
import { AskForm } from './AskForm.js'
import { RECEIVE, RECEIVE_WORDS } from './messages.js'
import { buttons } from './receive.styles.js'
import { ReceiveCaption } from './ReceiveCaption.js'
import { ReceiveCode } from './ReceiveCode.js'

/** Shares a text through the system (Web Share); absent if the browser does not support that. */
const ShareButton = ({ text, onRefused }: { readonly text: string; readonly onRefused: () => void }) => {
  const t = useMessages(RECEIVE)
  // Its type claims that it always exists; most desktop browsers lack it.
  const share = (navigator as Partial<Pick<Navigator, 'share'>>).share?.bind(navigator)
  if (share === undefined) return null
  const onPress = (): void =>
    void share({ text }).catch((cause: unknown) => {
      const isGivenUp = cause instanceof DOMException && cause.name === 'AbortError'
      if (!isGivenUp) onRefused()
    })
  return <Button onPress={onPress}>{t('receive.share')}</Button>
}

const NAMED = 3

/** The networks on which the address can be paid, with a link to all. */
const NetworksRow = ({ networks }: { readonly networks: readonly Network[] }) => {
  const t = useMessages(RECEIVE)
  const format = useNumberFormat()
  const { commands } = usePortico()
  const [first] = networks
  if (first === undefined) return <p className={hint}>{t('receive.noNetworks')}</p>
  const names = networks
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ')
  const rest = networks.length - NAMED
  return (
    <ListRow
      picture={<NetworkPicture network={first} size="row" />}
      text={t('receive.networks')}
      note={rest > 0 ? t('receive.networksMore', { names, count: format(rest) }) : names}
      onPress={() => commands.go({ name: 'WalletCompatibleNetworks' })}
    />
  )
}

interface ReadyProps {
  readonly api: ReceiveApi
  readonly state: Extract<ReceiveState, { readonly _tag: 'Ready' }>
  /** Another address was shown here before. */
  readonly hasMoved: boolean
}

const Ready = ({ api, state, hasMoved }: ReadyProps) => {
  const { address, network, networks, assets, shown } = state
  const t = useMessages(RECEIVE)
  const isLink = shown._tag === 'Link'
  const text = isLink ? shown.link : address
  const [asking, setAsking] = useState<'No' | 'Pressed' | 'Kept' | 'Ended'>(isLink ? 'Kept' : 'No')
  const asks = asking === 'Pressed' || asking === 'Kept'
  // Otherwise the form would reappear, and take the focus, on the next network that supports requests.
  if (asks && assets.length === 0) setAsking('No')
  const row = useRef<HTMLDivElement>(null)
  const endAsking = (): void => {
    setAsking('Ended')
    api.askNothing()
  }
  useEffect(() => {
    // The button that opened the form is the last one.
    if (asking === 'Ended') [...(row.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }, [asking])
  return (
    <div className={column}>
      <ReceiveCode text={text} isLink={isLink} />
      <ReceiveCaption state={state} hasMoved={hasMoved} />
      <WholeAddress name={t('receive.address')} address={address} />
      <div ref={row} className={buttons}>
        <Button tone="primary" onPress={api.copy}>
          <Icon name="copy" />
          {t(isLink ? 'receive.copyLink' : 'receive.copyAddress')}
        </Button>
        <ShareButton text={text} onRefused={api.copy} />
        {assets.length > 0 && !asks && <Button onPress={() => setAsking('Pressed')}>{t('receive.ask')}</Button>}
      </div>
      {asks && (
        <AskForm
          api={api}
          assets={assets}
          shown={shown}
          place={`${network?.caipNetworkId}:${address}`}
          isPressed={asking === 'Pressed'}
          onEnd={endAsking}
        />
      )}
      <NetworksRow networks={networks} />
      <p className={warning}>{t('receive.lost')}</p>
    </div>
  )
}

/** Whether the account changed while the view was shown: in the wallet, or because its wallet or chain was left. */
const useHasMoved = (state: ReceiveState): boolean => {
  const now = state._tag === 'Ready' ? state.address : undefined
  const [known, setKnown] = useState({ address: now, hasMoved: false })
  if (now !== undefined && now !== known.address)
    setKnown({ address: now, hasMoved: known.hasMoved || known.address !== undefined })
  return known.hasMoved
}

const Receiving = ({ api }: { readonly api: ReceiveApi }) => {
  const t = useMessages(RECEIVE_WORDS)
  const state = useReadable(api.state)
  const hasMoved = useHasMoved(state)
  if (state._tag === 'Ready') return <Ready api={api} state={state} hasMoved={hasMoved} />
  if (state._tag === 'Restoring') return <ViewLoading />
  return (
    <div className={centred} role="alert">
      <p className={lead}>{t('payment.noAccount')}</p>
      <p className={hint}>{t('receive.noAccountHint')}</p>
    </div>
  )
}

/** The visitor's address for a payer: as a code, in full, and as a link that requests an amount (V-43). */
export const WalletReceiveView = () => <WithFeature name="receive">{(api) => <Receiving api={api} />}</WithFeature>
