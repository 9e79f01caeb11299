/** Bytes of a contract's revert reason, as a node passes them on. */
const REASON = '0x08c379a00000000000000000000000000000000000000000000000000000000000000020'
const signature = 'MetaMask Message Signature: User denied message signature.'

/** Rejections by the visitor as wallets in the field report them; from public reports. */
export const REFUSALS: readonly (readonly [wallet: string, thrown: unknown])[] = [
  ['MetaMask', { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' }],
  ['MetaMask, of a message (metamask-extension#19025)', { code: -32603, message: signature }],
  ['MetaMask, of all that waits', { code: 4001, message: 'User denied.', data: { cause: 'rejectAllApprovals' } }],
  [
    'MetaMask on Bitcoin (bigmi#77)',
    new Error('User canceled the confirmation', { cause: { code: -32603, stack: 'SnapError' } }),
  ],
  [
    'MetaMask on a phone (WalletConnect2Session.ts)',
    { code: 5000, message: '{"code":4001,"message":"User rejected the request."}' },
  ],
  ['a paired wallet, by the word of the protocol (viem#1045)', { code: 5000, message: 'User rejected.' }],
  ['a paired wallet, by that code alone', { code: 5002, message: '' }],
  ['a paired wallet, of the chains', { code: 5001, message: 'User disapproved requested chains' }],
  ['Coinbase Wallet', new Error('User denied account authorization')],
  ['a wallet of ethers', { code: 'ACTION_REJECTED', message: 'action' }],
  ['ethers around a wallet', { code: 'UNKNOWN_ERROR', message: '', info: { error: { code: 4001 } } }],
  ['a relay that passes the error on as a text', { code: -32603, message: '{"code":4001,"message":"No."}' }],
  ['a wallet that writes its code as a text', { code: '4001', message: '' }],
  ['a relay between, in data', { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 4001 } }],
  [
    'a relay between, in data.originalError',
    { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: '4001' } } },
  ],
  ['a library between, in cause', new Error('request failed', { cause: { cause: { code: 4001 } } })],
  ['a library between, in error', { name: 'WalletSignTransactionError', message: '', error: { code: 4001 } }],
  ['an envelope of JSON-RPC', { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'Rejected by user' } }],
  ['a wallet that throws a text', 'Rejected by user'],
  ['Trust Wallet (pancake-frontend#5242)', new Error('Cancelled by User')],
  ['a Safe (pancake-frontend#5242)', { message: 'Transaction was rejected' }],
  [
    'a Ledger (metamask-extension#9510)',
    {
      code: -32603,
      message:
        'Error: TransportStatusError: Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
    },
  ],
  ['a Trezor', { code: 'Failure_ActionCancelled', message: 'Action cancelled by user' }],
  ['Phantom', { code: 4001, message: 'User rejected the request.' }],
  ['a wallet that names what was refused', new Error('Transaction cancelled')],
  ['Backpack', new Error('Approval Denied')],
  ['Backpack, of a signature (backpack#904)', 'user rejected signature request'],
  ['a wallet on an Android phone (wallet-ui#520)', { code: -3, message: 'sign request declined' }],
  ['a window that was closed', new Error('User closed modal')],
  ['a wallet of few words', { message: 'Canceled' }],
  ['a wallet of one word', new Error('cancel')],
  ['a key chain (steem-keychain#17)', { success: false, error: 'user_cancel' }],
  ['a wallet that throws a word', 'userReject'],
  ['a wallet that throws its own word for it (vultisig-windows#4565)', new Error('RejectedByUser')],
  ['a wallet that has it for a code', { code: 'REJECTED_BY_USER', message: '' }],
  ['a wallet of React Native', { code: 'E_USER_CANCELLED', message: '' }],
  ['a window of Firebase', { code: 'auth/popup-closed-by-user', message: 'Firebase: Error.' }],
  ['a wallet that writes it with a hyphen', new Error('user-rejected')],
  ['a wallet that says which one was not approved', new Error('User did not approve the transaction')],
  ['a wallet that says so for short', new Error("User didn't confirm this request.")],
  ['a Ledger, by the name of its status', new Error('Ledger device: CONDITIONS_OF_USE_NOT_SATISFIED (0x6985)')],
  ['a Ledger, by the number of its status', { message: 'Ledger device: UNKNOWN_ERROR (0x6985)' }],
  ['a Ledger, by a tag (ledger-live#12562)', { _tag: 'RefusedByUserDAError', originalError: {} }],
  ['a Ledger, of a payment (ledger-live#15060)', Object.assign(new Error(''), { name: 'TransactionRefusedOnDevice' })],
  ['a Ledger, by name', Object.assign(new Error(''), { name: 'UserRefusedOnDevice' })],
  ['a wallet of Solana, by name', Object.assign(new Error(''), { name: 'WalletWindowClosedError' })],
  ['a window, by a code in words', { code: 'popup_closed_by_user', message: '' }],
  ['Rainbow, in its order', new Error('Personal sign request rejected')],
  ['a wallet that says what was not done', new Error('User did not approve.')],
  ['a wallet whose window was closed', new Error('Popup window was closed')],
  ['viem around a wallet', { message: 'failed', shortMessage: 'User rejected the request.' }],
  ['ethers of old', { message: '', reason: 'user rejected transaction' }],
]

const trap: object = new Proxy(
  {},
  {
    get: () => {
      throw new Error('read')
    },
  },
)
const loop: { code: number; message: string; data?: unknown; cause?: unknown } = { code: -32603, message: 'loop' }
loop.data = loop
loop.cause = { error: loop }
/** An error with a new inner error on each access. */
const endless = (): object => ({
  message: 'endless',
  get data() {
    return endless()
  },
  get cause() {
    return endless()
  },
})

/** Errors that are no rejections, though they may look like one. */
export const FAILURES: readonly (readonly [what: string, thrown: unknown])[] = [
  ['a reason of a contract', { code: 3, message: 'execution reverted: user rejected by the list', data: REASON }],
  [
    'a reason of a contract in an inner error',
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { code: -32000, message: "VM Exception while processing transaction: 'Rejected by user'" },
    },
  ],
  ['a reason of a contract beside its bytes', { code: -32000, message: 'User denied', data: REASON }],
  ['a reason of a contract by a phone', { code: 5000, message: 'execution reverted: rejected by user' }],
  ['a code inside a reason of a contract', { code: -32603, message: 'reverted', data: { code: 4001 } }],
  ['JSON in a reason of a contract', { code: -32000, message: 'reverted', data: '{"code":4001}' }],
  [
    'a program of Solana',
    new Error('Transaction simulation failed: Error processing Instruction 0: User rejected by the program'),
  ],
  ['any failure of a phone', { code: 5000, message: '{"code":-32603,"message":"insufficient funds for transfer"}' }],
  ...[
    'Internal JSON-RPC error.',
    '{"code":-32603,"message":"Internal JSON-RPC error."}',
    'already known',
    'replacement transaction underpriced',
    'Request timed out',
    'Wallet is locked',
  ].map((message): readonly [string, unknown] => [`any failure of a phone: ${message}`, { code: 5000, message }]),
  [
    'a request to a node that was given up (node-fetch#657)',
    new DOMException('The user aborted a request.', 'AbortError'),
  ],
  ['the same inside', { code: -32603, message: 'Internal error', data: { message: 'The user aborted a request.' } }],
  ['a node that cannot be reached', new Error('Connection refused')],
  ['such a node inside', { code: -32603, message: 'Internal error', data: { message: 'The connection was refused.' } }],
  ['a request that .NET gave up', new Error('The operation was canceled.')],
  ['a request that URLSession gave up', { code: -999, message: 'cancelled' }],
  [
    'a payment that took the place of another',
    { code: 'TRANSACTION_REPLACED', reason: 'cancelled', message: 'replaced' },
  ],
  ['a code of a browser that ended', { code: 'closed-by-user-agent', message: '' }],
  ['a connection that the browser ended', new Error('Connection closed by user agent')],
  ['a node', { code: -32003, message: 'Transaction rejected' }],
  ['a node that has no code for it', { code: -32000, message: 'Transaction rejected' }],
  ['such a node inside', { code: -32603, message: 'Canceled', data: { code: -32000 } }],
  ['a request that axios gave up', Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' })],
  ['a node that gives its reason', { code: -32000, message: 'transaction rejected: nonce too low' }],
  ['a right that was not given', { code: 4100, message: 'The method has not been authorized by the user.' }],
  ['a malformed code', { code: '4001x' }],
  ['nothing', undefined],
  ['an empty object (metamask-mobile#1314)', {}],
  ['what cannot be read', trap],
  ['a loop', loop],
  ['errors without end', endless()],
]
