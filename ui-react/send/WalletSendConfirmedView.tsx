import type { SendApi } from '../../application/send/sendApi.js'
import type { SendStep } from '../../application/send/sendState.js'
import { explorerTransactionUrl } from '../../domain/network/networkDisplay.js'
import { ExplorerLink } from '../account/ExplorerLink.js'
import { Fact, Facts } from '../account/Facts.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { lead, warning } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { Icon } from '../primitives/Icon.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { useSpelling } from '../shared/useSpelling.js'
import { SEND } from './messages.js'
import { SaveReceiver } from './SaveReceiver.js'
import { send } from './send.styles.js'
import { ExactAmount } from './SendFacts.js'
import { WithSend } from './WithSend.js'

type SentStep = Extract<SendStep, { readonly _tag: 'Sent' }>

/** How the chain stands to what was sent. */
const useFate = ({ id, order }: SentStep) => {
  const t = useMessages(SEND)
  const settled = useReadable(usePortico().settled)
  const found = settled.find((each) => each.id === id)
  const words = { network: order.network.name }
  if (found === undefined) return t('send.sentWaiting', words)
  return t(`send.sent.${found.outcome}`, words)
}

const Sent = ({ api, step }: { readonly api: SendApi; readonly step: SentStep }) => {
  const t = useMessages(SEND)
  const spell = useSpelling()
  const { commands } = usePortico()
  const fate = useFate(step)
  const { order, prepared, id, comparison } = step
  return (
    <div className={send}>
      <div className={centred}>
        <Icon name="done" />
        <p className={lead} tabIndex={-1} data-portico-focus>
          <ExactAmount units={prepared.units} asset={order.asset} />
        </p>
        <p className={hint} role="status">
          {fate}
        </p>
      </div>
      {comparison._tag === 'Different' && (
        <p className={warning} role="alert">
          {t('send.different')}
        </p>
      )}
      <Facts>
        <Fact name={t('send.receiver')}>
          <WholeAddress name={t('send.receiver')} address={spell(order.to)} />
        </Fact>
        <Fact name={t('send.hash')}>
          <bdi dir="ltr">{id}</bdi>
        </Fact>
      </Facts>
      <SaveReceiver api={api} receiver={{ namespace: order.network.chainNamespace, address: order.to }} />
      <ExplorerLink href={explorerTransactionUrl(order.network, id)} name={t('send.explorer')} />
      <Button tone="primary" wide onPress={commands.close}>
        {t('send.close')}
      </Button>
    </div>
  )
}

/** What was sent, and what became of it (V-42). */
export const WalletSendConfirmedView = () => {
  const t = useMessages(SEND)
  return (
    <WithSend>
      {({ api, state: { step } }) =>
        step._tag === 'Sent' ? <Sent api={api} step={step} /> : <p className={hint}>{t('send.nothingSent')}</p>
      }
    </WithSend>
  )
}
