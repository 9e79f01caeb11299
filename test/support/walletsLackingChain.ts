const UNRECOGNIZED = 'Unrecognized chain ID "0x2105". Try adding the chain using wallet_addEthereumChain first.'

/** Errors of wallets in the field for the missing chain 8453; from public reports. */
export const LACKING: readonly (readonly [wallet: string, thrown: unknown])[] = [
  ['MetaMask and Rabby', { code: 4902, message: UNRECOGNIZED }],
  [
    'the browser of MetaMask on a phone (web3-react#770)',
    { code: -32603, message: UNRECOGNIZED, data: { originalError: { code: 4902 } } },
  ],
  ['MetaMask on a phone, paired (metamask-mobile#13415)', { code: 32603, message: 'Invalid chainId' }],
  ['AlphaWallet (alpha-wallet-ios#3887)', new Error('{"message":"Unrecognized chain ID 0x2105.","code":4902}')],
  ['Trust Wallet, in the language of the visitor (wallet-core#4464)', new Error('Diese Kette ist nicht verfügbar')],
  ['Trust Wallet, in another one', 'Сеть не поддерживается'],
  ['Coinbase Wallet (coinbase-wallet-sdk#915)', { code: -32603, message: 'Internal error' }],
  ['Tangem, paired (lineth-monorepo#2469)', { code: 0, message: '', stack: 'Stack trace is not available.' }],
  ['Zerion (zerion-wallet-extension#519)', new Error('Chain not configured')],
  ['a paired wallet, by the word of the protocol', { code: 5100, message: 'Unsupported chains.' }],
  ['a phone that has one code for all failures', { code: 5000, message: UNRECOGNIZED }],
  ['a wallet that finds the request invalid', { code: -32600, message: 'not supported' }],
  ['a wallet that finds the chain invalid', { code: -32600, message: 'chain 8453 is not supported' }],
  ['a wallet that means the chain by the code for methods', { code: -32601, message: 'Unsupported chain: 8453' }],
  ['a wallet that means the chain by the code of EIP-1193', { code: 4200, message: 'Network 8453 is not available' }],
  ['a wallet that says so for short', { code: -32601, message: "Chain ID 8453 isn't supported" }],
  ['a wallet that speaks of itself', { code: 4200, message: "This wallet doesn't support chain 8453" }],
  ['a wallet that found none', { code: -32601, message: 'No network found for chainId 0x2105' }],
  ['a wallet whose visitor turned the chain off', { code: 4100, message: 'Chain 8453 is disabled' }],
  ['a wallet that is disconnected from the chain', { code: 4901, message: 'Chain not supported' }],
  ['a wallet that finds the parameters wrong', { code: -32602, message: 'Expected a known chain.' }],
  ['a code as a text', { code: '4902', message: '' }],
  ['a text that is a code', '4902'],
  ['a code in data', { code: -32000, message: '', data: { code: 4902 } }],
  ['a code in a cause', new Error('switch', { cause: { cause: { code: '4902' } } })],
  ['a code in an error', { error: { code: 4902, message: 'no' } }],
  ['nothing at all', undefined],
]

/** Errors of wallets that never switch on request. */
export const UNSUPPORTED: readonly (readonly [wallet: string, thrown: unknown])[] = [
  ['EIP-1193', { code: 4200, message: 'The requested method is not supported by this Ethereum provider.' }],
  [
    'MetaMask of old on a phone (metamask-mobile#3035)',
    { code: -32601, message: 'The method wallet_switchEthereumChain does not exist/is not available' },
  ],
  [
    'a wallet that finds the request invalid',
    { code: -32600, message: 'Method wallet_switchEthereumChain not supported' },
  ],
  ['a wallet of few words', { code: -32600, message: 'wallet_switchEthereumChain is not supported' }],
  ['a Safe', new Error('"wallet_switchEthereumChain" not implemented')],
  ['EIP-1474', { code: -32004, message: 'Method not supported.' }],
  ['a wallet that gives no right to it', { code: 4100, message: 'Requested method not supported' }],
  ['a paired wallet', { code: 3001, message: 'Unauthorized method' }],
  ['a relay between', { code: -32603, message: 'Internal JSON-RPC error.', data: { code: '-32601' } }],
]

/** Errors of wallets that show another request. */
export const PENDING: readonly (readonly [wallet: string, thrown: unknown])[] = [
  ['MetaMask', { code: -32002, message: "Request of type 'wallet_requestPermissions' already pending for origin" }],
  ['MetaMask of old', new Error('Already processing eth_requestAccounts. Please wait.')],
  ['a relay between', { code: -32603, message: '', data: { originalError: { code: -32002 } } }],
]
