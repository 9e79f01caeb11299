import type { Portico } from 'portico'
import { useState } from 'react'
import type { Words } from '../words/Words.js'

/** The tip: 0.01 coins, in wei. */
const TIP_WEI = 10n ** 16n

interface TipJarProps {
  readonly words: Words
  readonly portico: Pick<Portico, 'request'>
  readonly address: string | undefined
  /** Recipient of the tip. */
  readonly keeper: string
}

type Tipping =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Asked' }
  | { readonly _tag: 'Tipped'; readonly hash: string }
  | { readonly _tag: 'NotTipped'; readonly reason: string }

const describe = (words: Words, tipping: Tipping): string => {
  if (tipping._tag === 'Asked') return words.signing
  if (tipping._tag === 'Tipped') return words.tipped(tipping.hash)
  return tipping._tag === 'NotTipped' ? words.notTipped(tipping.reason) : ''
}

/** Sends a transaction with the connected wallet through `portico.request`. */
export const TipJar = ({ words, portico, address, keeper }: TipJarProps) => {
  const [tipping, setTipping] = useState<Tipping>({ _tag: 'Idle' })
  const tip = async (from: string): Promise<void> => {
    setTipping({ _tag: 'Asked' })
    try {
      const params = [{ from, to: keeper, value: `0x${TIP_WEI.toString(16)}` }]
      setTipping({ _tag: 'Tipped', hash: String(await portico.request({ method: 'eth_sendTransaction', params })) })
    } catch (error) {
      setTipping({ _tag: 'NotTipped', reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <section aria-labelledby="tip-title">
      <h2 id="tip-title">{words.tipJar}</h2>
      <p className="quiet">{words.tipLead}</p>
      <button type="button" disabled={address === undefined} onClick={() => address !== undefined && void tip(address)}>
        {words.tip}
      </button>
      <p role="status" aria-label={words.tipJar}>
        {describe(words, tipping)}
      </p>
    </section>
  )
}
