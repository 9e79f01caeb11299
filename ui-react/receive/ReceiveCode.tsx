import { useMessages } from '../messages/useMessages.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { LoadFailed } from '../modal/ViewPlaceholder.js'
import { RECEIVE } from './messages.js'
import { codePlace } from './receive.styles.js'

/** Part of pairing, which draws codes. */
const QR_CODE = lazyComponent(async () => (await import('../pairing/QrCode.js')).QrCode)
// In parallel with this view, not after it.
QR_CODE.preload()

/** The address or link as a QR code. */
export const ReceiveCode = ({ text, isLink }: { readonly text: string; readonly isLink: boolean }) => {
  const t = useMessages(RECEIVE)
  return (
    <div className={codePlace}>
      <LoadBoundary onRetry={QR_CODE.retry} fallback={(retry) => <LoadFailed onRetry={retry} />}>
        <Loaded chunk={QR_CODE} waiting={null}>
          {(QrCode) => <QrCode text={text} name={t(isLink ? 'receive.codeOfLink' : 'receive.code')} />}
        </Loaded>
      </LoadBoundary>
    </div>
  )
}
