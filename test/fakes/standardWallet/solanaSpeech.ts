import { base58 } from '@scure/base'
import { FAKE_SIGNATURE } from './FAKE_SIGNATURE.js'
import type { FakeSpeech } from './FakeSpeech.js'

const inBase64 = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('base64')

export const solanaSpeech: FakeSpeech = {
  noAddress: 'z'.repeat(44),
  features: ({ signing }) => ({
    'solana:signMessage': {
      signMessage: signing(
        'solana_signMessage',
        ([input]) => ({ message: base58.encode(input?.message ?? new Uint8Array()) }),
        ({ message }) => ({ signedMessage: message, signature: FAKE_SIGNATURE }),
      ),
    },
    'solana:signTransaction': {
      signTransaction: signing(
        'solana_signAllTransactions',
        (inputs) => ({ transactions: inputs.map(({ transaction }) => inBase64(transaction)) }),
        ({ transaction }) => ({ signedTransaction: transaction }),
      ),
    },
    'solana:signAndSendTransaction': {
      signAndSendTransaction: signing(
        'solana_signAndSendTransaction',
        ([input]) => ({ transaction: inBase64(input?.transaction) }),
        () => ({ signature: FAKE_SIGNATURE }),
      ),
    },
  }),
}
