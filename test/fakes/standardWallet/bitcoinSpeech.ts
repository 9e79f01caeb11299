import { FAKE_SIGNATURE } from './FAKE_SIGNATURE.js'
import type { FakeInput, FakeSpeech } from './FakeSpeech.js'

const psbtParams = ([input]: readonly FakeInput[]): object => ({
  psbt: Buffer.from(input?.psbt ?? []).toString('base64'),
  signInputs: (input?.inputsToSign ?? []).flatMap(({ account, signingIndexes, sigHash }) =>
    signingIndexes.map((index) => ({
      address: account.address,
      index,
      ...(sigHash === undefined ? {} : { sighashTypes: [sigHash] }),
    })),
  ),
})

export const bitcoinSpeech: FakeSpeech = {
  // One letter changed.
  noAddress: 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkm',
  features: ({ connect, signing }) => ({
    'bitcoin:connect': { connect: () => connect() },
    'bitcoin:signMessage': {
      signMessage: signing(
        'signMessage',
        ([input]) => ({ message: new TextDecoder().decode(input?.message) }),
        ({ message }) => ({ signedMessage: message, signature: FAKE_SIGNATURE }),
      ),
    },
    'bitcoin:signTransaction': {
      signTransaction: signing('signPsbt', psbtParams, ({ psbt }) => ({ signedPsbt: psbt })),
    },
  }),
}
