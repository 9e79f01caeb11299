import type { Portico } from 'portico'
import { useState } from 'react'
import type { Words } from '../words/Words.js'
import type { SignedMessage } from './signMessage.lazy.js'

interface DoorCodeProps {
  readonly words: Words
  readonly portico: Pick<Portico, 'provider' | 'network' | 'request'>
  readonly address: string | undefined
}

type Signing =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Asked' }
  | { readonly _tag: 'Signed'; readonly by: string; readonly result: SignedMessage }
  | { readonly _tag: 'NotSigned'; readonly reason: string }

/** viem wraps a wallet's refusal in an error whose `details` are the wallet's text. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return 'details' in error && typeof error.details === 'string' && error.details !== '' ? error.details : error.message
}

const describe = (words: Words, signing: Signing): string => {
  switch (signing._tag) {
    case 'Idle':
      return ''
    case 'Asked':
      return words.signing
    case 'Signed':
      return signing.result.verified ? words.signed(signing.by) : words.signedByOther
    case 'NotSigned':
      return words.notSigned(signing.reason)
  }
}

const signWith = async (
  portico: DoorCodeProps['portico'],
  account: string,
  message: string,
): Promise<SignedMessage> => {
  const { active, activeNamespace } = portico.network.value
  if (activeNamespace === 'solana')
    return (await import('./signSolanaMessage.lazy.js')).signSolanaMessage(portico.request, account, message)
  if (activeNamespace === 'bip122')
    return (await import('./signBitcoinMessage.lazy.js')).signBitcoinMessage(portico.request, account, message)
  const { signMessage } = await import('./signMessage.lazy.js')
  const rpcUrl = active._tag === 'Configured' ? active.network.rpcUrls.default.http[0] : undefined
  return signMessage(portico.provider('eip155'), account, message, rpcUrl)
}

/** Signs with the connected wallet. The first click loads viem, or the Solana or Bitcoin code. */
export const DoorCode = ({ words, portico, address }: DoorCodeProps) => {
  const [signing, setSigning] = useState<Signing>({ _tag: 'Idle' })
  const sign = async (account: string): Promise<void> => {
    setSigning({ _tag: 'Asked' })
    try {
      const message = `Lantern Row: the seats of ${account} are mine. ${crypto.randomUUID()}`
      setSigning({ _tag: 'Signed', by: account, result: await signWith(portico, account, message) })
    } catch (error) {
      setSigning({ _tag: 'NotSigned', reason: reasonOf(error) })
    }
  }
  return (
    <section aria-labelledby="door-title">
      <h2 id="door-title">{words.doorCode}</h2>
      <p className="quiet">{words.doorCodeLead}</p>
      <button
        type="button"
        disabled={address === undefined}
        onClick={() => address !== undefined && void sign(address)}
      >
        {words.sign}
      </button>
      <p role="status" aria-label={words.doorCode}>
        {describe(words, signing)}
      </p>
      {signing._tag === 'Signed' && (
        <dl className="code" dir="ltr">
          <dt>message</dt>
          <dd data-signed="message">{signing.result.message}</dd>
          <dt>signature</dt>
          <dd data-signed="signature">{signing.result.signature}</dd>
        </dl>
      )}
    </section>
  )
}
