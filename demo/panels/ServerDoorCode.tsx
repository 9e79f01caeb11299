import { SignInButton, useSession } from 'portico/react'
import { useEffect, useState } from 'react'
import type { Words } from '../words/Words.js'

interface ServerDoorCodeProps {
  readonly words: Words
  /** URL of the door code. */
  readonly url: string
}

/** `of`: the session of the request; answers for an earlier session are ignored. */
type Answer = { readonly of: object } & ({ readonly _tag: 'Code'; readonly code: string } | { readonly _tag: 'NoCode' })

const readCode = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'doorCode' in body && typeof body.doorCode === 'string'
    ? body.doorCode
    : undefined

/** `undefined` if the server refuses. */
const fetchCode = async (url: string): Promise<string | undefined> => {
  try {
    const reply = await fetch(url, { credentials: 'include' })
    return reply.ok ? readCode(await reply.json()) : undefined
  } catch {
    return undefined
  }
}

/** Door code of the signed-in visitor, from the shop's server. */
export const ServerDoorCode = ({ words, url }: ServerDoorCodeProps) => {
  const state = useSession()
  const session = state._tag === 'SignedIn' ? state.session : undefined
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (session === undefined) return
    void fetchCode(url).then((code) =>
      setAnswer(code === undefined ? { of: session, _tag: 'NoCode' } : { of: session, _tag: 'Code', code }),
    )
  }, [session, url])
  const mine = answer !== undefined && answer.of === session ? answer : undefined
  return (
    <section aria-labelledby="door-title">
      <h2 id="door-title">{words.doorCode}</h2>
      <p className="quiet">{words.doorCodeByServer}</p>
      <SignInButton />
      <p role="status" aria-label={words.doorCode}>
        {mine?._tag === 'Code' && <code dir="ltr">{mine.code}</code>}
        {mine?._tag === 'NoCode' && words.noDoorCode}
      </p>
    </section>
  )
}
