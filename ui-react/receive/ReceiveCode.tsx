import { useMessages } from '../messages/useMessages.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { LoadFailed } from '../modal/ViewPlaceholder.js'
import { RECEIVE } from './messages.js'
import { codePlace } from './receive.styles.js'

/** Drawing codes is pairing's affair. */
const QR_CODE = lazyComponent(async () => (await import('../pairing/QrCode.js')).QrCode)
// Beside this view, not after the code has come.
QR_CODE.preload()

/** What is shown, for a camera. */
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
