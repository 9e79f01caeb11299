import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  type AskedSignIn,
  type OneClickAuth,
  type OneClickFault,
  readAuth,
} from '../../../../domain/pairing/oneClick.js'
import { CacaoCodec } from '../../../http/codecs/cacao.js'
import { stringMatching } from '../../../http/codecs/combinators.js'
import { readRecapUri } from '../../../http/codecs/recapUri.js'
import { readField } from '../../../shared/safeRead.js'
import type { SessionGrant } from '../client.js'

/** A wallet signs once per chain and account; more is malicious. */
const MOST_AUTHS = 64

const PublicKey = stringMatching(/^[0-9a-f]{64}$/i)
const Answered = t.type({ responder: t.type({ publicKey: PublicKey, metadata: t.UnknownRecord }) })
const Auths = t.type({ cacaos: t.readonlyArray(CacaoCodec) })

/** Answer of a wallet to `wc_sessionAuthenticate`. */
export interface OneClickAnswer {
  /** Wallet that answered; `undefined` if it cannot be replied to. */
  readonly responder: SessionGrant['responder'] | undefined
  /** At least one, the message's own chain first; `Left` if one of them differs from the request. */
  readonly auths: E.Either<OneClickFault, readonly OneClickAuth[]>
}

const textIn = (source: unknown, key: string): string => {
  const text = readField(source, key)
  return typeof text === 'string' ? text : ''
}

/** Metadata of the wallet in the SDK's format. `readSession` decides what is shown. */
const toResponder = ({ publicKey, metadata }: t.TypeOf<typeof Answered>['responder']): SessionGrant['responder'] => {
  const { icons, redirect } = metadata
  const [native, universal] = [textIn(redirect, 'native'), textIn(redirect, 'universal')]
  return {
    publicKey,
    metadata: {
      name: textIn(metadata, 'name'),
      description: textIn(metadata, 'description'),
      url: textIn(metadata, 'url'),
      icons: t.array(t.string).is(icons) ? icons : [],
      redirect: { ...(native !== '' && { native }), ...(universal !== '' && { universal }) },
    },
  }
}

const isElsewhere =
  ({ message }: AskedSignIn) =>
  ({ session }: OneClickAuth): number =>
    Number(session.data.chainId !== message.chainId)

const readAuths = (answer: unknown, request: AskedSignIn): OneClickAnswer['auths'] => {
  const auths = Auths.decode(answer)
  if (E.isLeft(auths)) return E.left('Malformed')
  const { cacaos } = auths.right
  if (cacaos.length === 0 || cacaos.length > MOST_AUTHS) return E.left('Malformed')
  const rank = isElsewhere(request)
  const read: OneClickAuth[] = []
  for (const cacao of cacaos) {
    const auth = readAuth(cacao, request, readRecapUri)
    if (E.isLeft(auth)) return auth
    read.push(auth.right)
  }
  return E.right(read.sort((one, other) => rank(one) - rank(other)))
}

/** Validates an answer of any shape. */
export const readAnswer = (answer: unknown, request: AskedSignIn): OneClickAnswer => {
  const answered = Answered.decode(answer)
  const responder = E.isRight(answered) ? toResponder(answered.right.responder) : undefined
  return { responder, auths: responder === undefined ? E.left('Malformed') : readAuths(answer, request) }
}

/** Accounts (CAIP-10) of the signers, on their chain and on those that their ReCap names. */
export const accountsOf = (auths: readonly OneClickAuth[]): readonly string[] => [
  ...new Set(
    auths.flatMap(({ session: { data }, grant }) =>
      [data.chainId, ...grant.chains].map((chain) => `${chain}:${data.accountAddress}`),
    ),
  ),
]
