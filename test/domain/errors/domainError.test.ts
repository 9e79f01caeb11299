import { assert } from 'chai'
import { describeError, type DomainError } from '../../../domain/errors/domainError.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { HTTP_STATUS } from '../../../domain/errors/remoteError.js'
import { CODES } from './codes.js'
import { SAMPLES } from './samples.js'

const textOf = (tag: DomainError['_tag']): string => describeError(SAMPLES[tag]).message

/** Errors that a retry cannot fix unless something else changes first. */
const LASTING = [
  ...[
    'AmountAndReceiverNeeded',
    'AmountOutOfRange',
    'ApprovalFailed',
    'ChunkNotLoaded',
    'ConnectionChanged',
    'CoreNotStarted',
    'DecimalsDiffer',
    'Destroyed',
    'EmailInvalid',
    'FeatureUnknown',
  ],
  ...[
    'FrameNotSet',
    'GasPriceNotSupported',
    'InsufficientLiquidity',
    'InvalidCaipAddress',
    'InvalidConnectionStatus',
    'InvalidOption',
    'LoginChainNotSupported',
    'LookalikeReceiver',
    'MalformedAddress',
  ],
  ...['NameMalformed', 'NameNotFound'],
  ...[
    'NetworkNotFound',
    'NoAuthConnector',
    'NoSwapRoute',
    'NotADecimal',
    'NotConfigured',
    'NotConnected',
    'NotEnoughFunds',
    'NotLoggedIn',
    'PairingNotConfigured',
    'QuoteDiffers',
  ],
  ...[
    'ReceiverIsNoWallet',
    'ReceiverIsSender',
    'ReceiverIsToken',
    'ReceiverNotSaved',
    'RelayRefused',
    'RequestFailed',
    'RequestOutcomeUnknown',
    'RequestTimedOut',
    'RpcNotAllowed',
  ],
  ...[
    'SessionGone',
    'SignInMessageInvalid',
    'SignInRefused',
    'SimulationFailed',
    'SiwxNotEnabled',
    'SwapDiffers',
    'SwapDoubted',
    'SwapIncomplete',
    'SwapNotSupported',
    'SwitchNotSupported',
    'TokenNeeded',
    'TooPrecise',
    'TransferFailed',
    'TransferReplaced',
    'TransferUnconfirmed',
  ],
  ...['UnknownToken', 'UnsupportedChain', 'UnverifiedDomain', 'ViewUnknown', 'WrongChecksum'],
]

describe('the error catalogue', () => {
  for (const sample of Object.values(SAMPLES)) {
    it(`has a stable code for ${sample._tag} [U-88] [U-90]`, () => {
      assert.equal(describeError(sample).code, CODES[sample._tag])
    })
  }

  it('gives no two errors one code [U-88]', () => {
    const codes = Object.values(SAMPLES).map((sample) => describeError(sample).code)
    assert.equal(new Set(codes).size, codes.length)
    for (const code of codes) assert.match(code, /^PTC(-[A-Z]+)+$/)
  })

  it('has a text for every error', () => {
    for (const sample of Object.values(SAMPLES)) assert.isNotEmpty(describeError(sample).message)
  })

  it('has "HTTP status code: N" [S8-01]', () => {
    for (const status of [400, 404, 503])
      assert.equal(describeError({ _tag: 'HttpStatus', status }).message, `HTTP status code: ${status}`)
  })
  it('has "Error resolving name", and the reason for an invalid one [S8-20]', () => {
    assert.deepEqual(
      [textOf('NameResolutionFailed'), textOf('NameMalformed')],
      ['Error resolving name', 'Not a valid name: empty label'],
    )
  })
  it('has the specified texts of e-mail and social login [S8-10] [S8-12] [S8-13] [S8-14] [S8-15] [S8-33] [S8-34] [S8-50]', () => {
    assert.deepEqual(
      (
        [
          'PopupClosed',
          'SocialNotInitiated',
          'FarcasterFailed',
          'NoAuthConnector',
          'NotLoggedIn',
          'EmailRateLimited',
          'RpcNotAllowed',
          'FrameNotSet',
          'FrameRequestAborted',
          'FrameFailed',
          'LoginChainNotSupported',
        ] as const
      ).map(textOf),
      [
        'Popup closed',
        'Failed to initiate social connection',
        'Failed to connect to farcaster',
        'No auth connector found',
        'Not connected to email or social',
        'Please try again after 12 seconds',
        'Requested RPC call is not allowed',
        'The iframe is not set',
        'Request was aborted',
        'Something went wrong',
        'Chain is not supported: cosmos:hub',
      ],
    )
  })
  it('has "Modal closed" [S8-08]', () => assert.equal(textOf('ModalClosed'), 'Modal closed'))
  it('has "Connection rejected" [S8-09]', () => assert.equal(textOf('ConnectionRejected'), 'Connection rejected'))
  it('has "Failed to connect" [S8-11]', () => assert.equal(textOf('FailedToConnect'), 'Failed to connect'))
  it('has "Network not found" [S8-18]', () => assert.equal(textOf('NetworkNotFound'), 'Network not found'))
  it('has "Failed to disconnect" [S8-23]', () => assert.equal(textOf('FailedToDisconnect'), 'Failed to disconnect'))
  it('has "Invalid CAIP Address" [S8-25]', () => assert.equal(textOf('InvalidCaipAddress'), 'Invalid CAIP Address'))
  it('has "Unsupported chain" [S8-27]', () => assert.equal(textOf('UnsupportedChain'), 'Unsupported chain'))
  it('has "An amount and receiver address are required" [S8-28]', () =>
    assert.equal(textOf('AmountAndReceiverNeeded'), 'An amount and receiver address are required'))
  it('has "A token is required" [S8-29]', () => assert.equal(textOf('TokenNeeded'), 'A token is required'))
  it('tells networks without swaps from an unknown gas price [S8-16] [S8-17]', () => {
    assert.equal(textOf('SwapNotSupported'), 'Network not supported for Swaps')
    assert.equal(textOf('GasPriceNotSupported'), 'Network not supported for Gas Price')
  })
  it('names the differences of a quote or a transaction, and the warnings [S-24]', () => {
    assert.equal(textOf('QuoteDiffers'), 'The quote is not what was asked for: get')
    assert.equal(textOf('SwapDiffers'), 'The transaction is not what the quote says: spender, recipient')
    assert.equal(textOf('SwapDoubted'), 'It has to be confirmed with its doubts named: PriceImpact, TokenFee')
  })
  it('distinguishes an unaffordable fee from a missing token', () => {
    const missing = { _tag: 'NotEnoughFunds', needed: 2n, available: 1n } as const
    assert.equal(describeError({ ...missing, of: 'coin' }).code, 'PTC-SEND-FUNDS-COIN')
    assert.equal(describeError({ ...missing, of: 'token' }).code, 'PTC-SEND-FUNDS-TOKEN')
  })
  it('names which balance is too low', () => {
    const missing = { _tag: 'NotEnoughFunds', needed: 2n, available: 1n } as const
    assert.deepEqual(
      (['coin', 'token'] as const).map((of) => describeError({ ...missing, of }).message),
      ['Not enough of the coin of the network', 'Not enough of the token'],
    )
  })
  it("tells which way the device's clock is wrong, and by how many seconds if known [S8-47]", () => {
    const skewed = { _tag: 'ClockSkewed', reason: 'JWT Token is not yet valid' } as const
    for (const [clock, byMs, text] of [
      ['Ahead', 600_000, 'The clock of this device is ahead by 600 s'],
      ['Ahead', 1_499, 'The clock of this device is ahead by 1 s'],
      ['Behind', 90_000_000, 'The clock of this device is behind by 90000 s'],
      ['Ahead', undefined, 'The clock of this device is ahead'],
      ['Behind', undefined, 'The clock of this device is behind'],
    ] as const)
      assert.equal(describeError({ ...skewed, clock, byMs }).message, text)
  })
  it('names the invalid status [S4-03]', () =>
    assert.equal(textOf('InvalidConnectionStatus'), 'Invalid connection status: odd'))
  it("passes on the wallet's own text for a failed request", () =>
    assert.equal(textOf('RequestFailed'), 'nonce too low'))

  it('advises a retry for temporary errors, and for nothing else', () => {
    const retryable = (status: number): boolean => describeError({ _tag: 'HttpStatus', status }).retryable
    assert.deepEqual([400, 403, 404, 429, 500, 503].map(retryable), [false, false, false, true, true, true])
    const again = (code: number | undefined): boolean =>
      describeError({ _tag: 'RequestFailed', code, message: '', cause: undefined }).retryable
    assert.deepEqual([-32002, -32005, -32603, 4001, undefined].map(again), [true, true, false, false, false])
    assert.isFalse(describeError({ _tag: 'Destroyed' }).retryable)
    assert.isFalse(describeError({ _tag: 'CoreNotStarted', cause: new Error('odd') }).retryable)
  })

  it('advises a retry for all errors but the permanent ones [U-88]', () => {
    const final = Object.values(SAMPLES).filter((sample) => !describeError(sample).retryable)
    assert.deepEqual(final.map(({ _tag }) => _tag).sort(), LASTING)
  })

  it('has its own text if the other side sent none [S8-49]', () => {
    const silent = { code: 0, message: '', cause: undefined }
    assert.equal(describeError({ _tag: 'SwitchFailed', ...silent }).message, 'The wallet could not switch the network')
    assert.equal(textOf('SwitchFailed'), 'no route')
    assert.equal(describeError({ _tag: 'FrameFailed', message: 'odd' }).message, 'odd')
  })

  it('advises a reload if the browser requests a file again, and nowhere else [X-16]', () => {
    const retryable = (cause: unknown): boolean => describeError({ _tag: 'ChunkNotLoaded', cause }).retryable
    const asksAgain = [
      new TypeError('Importing a module script failed.'),
      Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }),
      new DOMException('The code did not arrive in time', 'TimeoutError'),
    ]
    const never = [
      new TypeError('Failed to fetch dynamically imported module: https://lantern.example/core.js'),
      new TypeError('error loading dynamically imported module: https://lantern.example/core.js'),
      new SyntaxError("Unexpected token '<'"),
      undefined,
    ]
    assert.deepEqual(asksAgain.map(retryable), [true, true, true])
    assert.deepEqual(never.map(retryable), [false, false, false, false])
  })

  it('covers the statuses 500, 429, 503 and 403 [S8-49]', () => {
    assert.deepEqual(HTTP_STATUS, { forbidden: 403, tooManyRequests: 429, serverError: 500, unavailable: 503 })
  })
})

describe('PorticoError', () => {
  it('has code, text, cause, advice and a link to the docs [U-88]', () => {
    const cause: DomainError = { _tag: 'ConnectionRejected' }
    const error = new PorticoError(cause, describeError(cause))
    assert.instanceOf(error, Error)
    assert.deepEqual(
      { name: error.name, message: error.message, code: error.code, retryable: error.retryable, docs: error.docs },
      {
        name: 'PorticoError',
        message: 'Connection rejected',
        code: 'PTC-CONNECT-REJECTED',
        retryable: true,
        docs: 'docs/errors.md#ptc-connect-rejected',
      },
    )
    assert.equal(error.cause, cause)
  })
})
