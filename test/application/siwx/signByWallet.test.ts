import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { signByWallet } from '../../../application/siwx/signByWallet.js'
import { encodeBase58 } from '../../../domain/account/addresses/solana.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { formatMessage } from '../../../domain/siwx/messageText.js'
import type { SignInMessage } from '../../../domain/siwx/signInMessage.js'

const message: SignInMessage = {
  accountAddress: 'So11111111111111111111111111111111111111112',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'nonce00000001',
}
const formatted = formatMessage(message)
const text = E.isRight(formatted) ? formatted.right : assert.fail('no text')
const words = encodeBase58(new TextEncoder().encode(text))

/** Asks a wallet that signs every request. */
const ask = (signsIn: (namespace: ChainNamespace) => boolean) => {
  const asked: WalletRequest[] = []
  const sign = signByWallet({
    signsIn,
    request: (_, request) => async () => {
      asked.push(request)
      return TE.right({ signedMessage: words, signature: 'signed' })()
    },
  })
  const { accountAddress: address, chainId } = message
  const signed = sign({ account: { namespace: 'solana', address, chainId }, message, text })()
  return { asked, signed }
}

describe('the sign-in request to a Solana wallet', () => {
  it('is its sign-in feature, synchronously in the click, if present [U-21]', async () => {
    const { asked, signed } = ask((namespace) => namespace === 'solana')
    assert.deepEqual(asked, [
      {
        method: 'solana_signIn',
        params: {
          address: message.accountAddress,
          chainId: 'solana:mainnet',
          domain: 'app.example',
          uri: 'https://app.example/',
          version: '1',
          nonce: 'nonce00000001',
        },
      },
    ])
    assert.deepEqual(await signed, E.right('signed'))
  })

  it('is the text, synchronously in the click, otherwise, without another attempt before it [U-21]', async () => {
    const { asked, signed } = ask(() => false)
    assert.deepEqual(asked, [
      { method: 'solana_signMessage', params: { message: words, pubkey: message.accountAddress } },
    ])
    assert.deepEqual(await signed, E.right('signed'))
  })
})
