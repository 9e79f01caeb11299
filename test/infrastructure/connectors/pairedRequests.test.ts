import { assert } from 'chai'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { base58 } from '@scure/base'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { nonEvmNamespaces } from '../../../infrastructure/connectors/walletConnect/namespaces/nonEvmNamespaces.lazy.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { setUpPaired } from './setUpPaired.js'

const KEY = base58.encode(new Uint8Array(32).fill(1))
const BITCOIN = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const POLKADOT = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const COSMOS = 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq'
const SIGNATURE = base58.encode(new Uint8Array(64).fill(7))
const HELLO = base58.encode(new TextEncoder().encode('hello'))
const TXID = 'ab'.repeat(32)
const PAGES = {
  solana: { account: KEY, chain: 'solana:4gLocal' },
  bip122: { account: BITCOIN, chain: 'bip122:000000000019d6689c085ae165831e93' },
  polkadot: { account: POLKADOT, chain: 'polkadot:91b171bb158e2d3848fa23a9f1c25182' },
  cosmos: { account: COSMOS, chain: 'cosmos:cosmoshub-4' },
} as const satisfies Readonly<Record<string, { readonly account: string; readonly chain: CaipNetworkId }>>
type Namespace = keyof typeof PAGES

/** A connected page, and a wallet with the given answers. */
const connect = async (namespace: Namespace, methods: readonly string[] = nonEvmNamespaces().methods[namespace]) => {
  let answer: (request: WalletRequest) => unknown = () => undefined
  const { account, chain } = PAGES[namespace]
  const page = setUpPaired({
    networks: [chain],
    account,
    chains: [chain],
    methods,
    answer: (request) => answer(request),
  })
  const connector = page.connectorOn(namespace)
  await rightOf(connector.connect)
  return { ...page, connector, wallet: page.far.script, answersWith: (next: typeof answer) => (answer = next) }
}
const codeOf = async (
  request: ReturnType<Awaited<ReturnType<typeof connect>>['connector']['request']>,
): Promise<unknown> => {
  const error = await leftOf(request)
  return error._tag === 'RequestFailed' ? error.code : error._tag
}

/** An unsigned transaction with two signers, the second of which is the page's account. */
const header = [2, 0, 0]
const message = [
  ...header,
  2,
  ...new Uint8Array(32).fill(9),
  ...new Uint8Array(32).fill(1),
  ...new Uint8Array(32).fill(5),
  0,
]
const unsigned = Uint8Array.from([2, ...new Uint8Array(128), ...message])
const versioned = Uint8Array.from([2, ...new Uint8Array(128), 0x80, ...message])
const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

const GOOD: readonly (readonly [Namespace, WalletRequest, answer: unknown, field: string | undefined])[] = [
  ['solana', { method: 'solana_signMessage', params: { message: HELLO } }, { signature: SIGNATURE }, 'pubkey'],
  ['solana', { method: 'solana_signTransaction', params: { transaction: 'AQID' } }, { transaction: 'BAUG' }, 'pubkey'],
  [
    'solana',
    { method: 'solana_signAndSendTransaction', params: { transaction: 'AQID', sendOptions: { skipPreflight: true } } },
    { signature: SIGNATURE },
    'pubkey',
  ],
  ['bip122', { method: 'getAccountAddresses' }, [{ address: BITCOIN, path: "m/84'/0'/0'/0/0" }], 'account'],
  [
    'bip122',
    { method: 'sendTransfer', params: { recipientAddress: BITCOIN, amount: '1500' } },
    { txid: TXID },
    'account',
  ],
  [
    'bip122',
    { method: 'signMessage', params: { message: 'hello', protocol: 'ecdsa' } },
    { signature: 'c0ffee' },
    'account',
  ],
  [
    'bip122',
    { method: 'signPsbt', params: { psbt: 'cHNidP8B', signInputs: [{ address: BITCOIN, index: 0 }], broadcast: true } },
    { psbt: 'cHNidP8=', txid: TXID },
    'account',
  ],
  [
    'polkadot',
    { method: 'polkadot_signMessage', params: { message: 'hello' } },
    { signature: '0x01c0ffee' },
    'address',
  ],
  [
    'polkadot',
    { method: 'polkadot_signTransaction', params: { transactionPayload: { nonce: '0x00' } } },
    { signature: '0x01c0ffee' },
    'address',
  ],
  ['cosmos', { method: 'cosmos_getAccounts' }, [{ algo: 'secp256k1', address: COSMOS, pubkey: 'AgSE' }], undefined],
  [
    'cosmos',
    { method: 'cosmos_signAmino', params: { signDoc: { chain_id: 'cosmoshub-4' } } },
    { signature: { pub_key: { type: 'tendermint/PubKeySecp256k1', value: 'AgSE' }, signature: 'AQID' } },
    'signerAddress',
  ],
  [
    'cosmos',
    { method: 'cosmos_signDirect', params: { signDoc: { bodyBytes: 'AQ==' } } },
    { signature: { pub_key: { type: 't', value: 'AgSE' }, signature: 'AQID' }, signed: { bodyBytes: 'AQ==' } },
    'signerAddress',
  ],
]

describe('a request to a paired wallet', () => {
  for (const [namespace, request, answer, field] of GOOD) {
    it(`sends the params of ${request.method} (wire reference 5) with account and chain filled in, and returns the answer`, async () => {
      const { connector, wallet, far, answersWith } = await connect(namespace)
      answersWith(() => answer)
      assert.deepEqual(await rightOf(connector.request(request)), answer)
      const named = field === undefined ? {} : { [field]: PAGES[namespace].account }
      assert.deepEqual(wallet.requests(), [{ method: request.method, params: { ...Object(request.params), ...named } }])
      assert.deepEqual(far.chainsNamed, [PAGES[namespace].chain])
    })
    it(`is refused without asking the wallet if ${request.method} names an account that was not granted or has malformed params [U-41]`, async () => {
      const { connector, wallet } = await connect(namespace)
      if (field !== undefined)
        assert.equal(
          await codeOf(
            connector.request({ ...request, params: { ...Object(request.params), [field]: 'somebody else' } }),
          ),
          4100,
        )
      assert.equal(await codeOf(connector.request({ ...request, params: 'nonsense' })), -32602)
      assert.deepEqual(wallet.requests(), [])
    })
    it(`fails with its own code when a wallet answers ${request.method} with nonsense`, async () => {
      const { connector, answersWith } = await connect(namespace)
      for (const nonsense of [
        undefined,
        null,
        1,
        '',
        'x',
        {},
        { signature: 1 },
        { signature: '' },
        { txid: 'x' },
        { psbt: '*' },
        { transaction: '' },
        [1],
        [{}],
        [{ address: '' }],
      ]) {
        answersWith(() => nonsense)
        assert.equal(await codeOf(connector.request(request)), -32603, JSON.stringify(nonsense))
      }
    })
  }
  it('on Bitcoin returns the format of other wallets: addresses as objects, and a signature in hex', async () => {
    const { connector, answersWith } = await connect('bip122')
    answersWith(() => [BITCOIN, { address: BITCOIN, publicKey: '02ab' }])
    assert.deepEqual(await rightOf(connector.request({ method: 'getAccountAddresses' })), [
      { address: BITCOIN },
      { address: BITCOIN, publicKey: '02ab' },
    ])
    answersWith(() => ({ signature: 'wP/u', messageHash: 'x' }))
    assert.deepEqual(await rightOf(connector.request({ method: 'signMessage', params: { message: 'hello' } })), {
      signature: 'c0ffee',
    })
  })
  it('is refused if the wallet did not grant the method, or the method is unknown', async () => {
    const { connector, wallet } = await connect('bip122', ['signMessage'])
    assert.equal(await codeOf(connector.request({ method: 'getAccountAddresses' })), 4200)
    for (const method of ['eth_sendTransaction', 'constructor', '__proto__', 'solana_signMessage'])
      assert.equal(await codeOf(connector.request({ method })), 4200, method)
    assert.deepEqual(wallet.requests(), [])
  })
  it('to sign several Solana transactions is sent one by one if the wallet cannot sign all at once', async () => {
    const { connector, wallet, answersWith } = await connect('solana', ['solana_signTransaction'])
    answersWith(({ params }) => params)
    assert.deepEqual(
      await rightOf(
        connector.request({ method: 'solana_signAllTransactions', params: { transactions: ['AQID', 'BAUG'] } }),
      ),
      { transactions: ['AQID', 'BAUG'] },
    )
    assert.deepEqual(
      wallet.requests().map(({ method }) => method),
      ['solana_signTransaction', 'solana_signTransaction'],
    )
  })
  it('to sign all fails unless it returns as many as were requested', async () => {
    const { connector, answersWith } = await connect('solana')
    answersWith(() => ({ transactions: ['AQID'] }))
    assert.equal(
      await codeOf(
        connector.request({ method: 'solana_signAllTransactions', params: { transactions: ['AQID', 'BAUG'] } }),
      ),
      -32603,
    )
  })
  for (const [version, bytes] of [
    ['legacy', unsigned],
    ['versioned', versioned],
  ] as const) {
    it(`to sign a ${version} Solana transaction returns it signed, even if the wallet answers with the signature alone`, async () => {
      const { connector, answersWith } = await connect('solana')
      answersWith(() => ({ signature: SIGNATURE }))
      const signed = await rightOf(
        connector.request({ method: 'solana_signTransaction', params: { transaction: inBase64(bytes) } }),
      )
      const expected = Uint8Array.from(bytes)
      // The second signature: the account is the second signer.
      expected.set(base58.decode(SIGNATURE), 1 + 64)
      assert.deepEqual(signed, { transaction: inBase64(expected) })
    })
  }
  it('to sign a transaction without a signature slot for the account fails if the wallet returns a signature alone', async () => {
    const { connector, answersWith } = await connect('solana')
    answersWith(() => ({ signature: SIGNATURE }))
    for (const transaction of [
      'AQID',
      inBase64(Uint8Array.from([1, ...new Uint8Array(64), 1, 0, 0, 1, ...new Uint8Array(32), 0])),
      inBase64(Uint8Array.from([0xff, 0xff, 0xff])),
    ]) {
      assert.equal(
        await codeOf(connector.request({ method: 'solana_signTransaction', params: { transaction } })),
        -32603,
        transaction,
      )
    }
  })
})
