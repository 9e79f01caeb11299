const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

/** Error shapes of wallets in the field. */
export const rpcErrorShapes = {
  unknownChain: [
    ['by code', { code: 4902, message: 'Unrecognized chain ID "0x2105".' }],
    [
      'by the code of an inner error',
      { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4902 } } },
    ],
    ['by the code of an inner error alone', { data: { originalError: { code: 4902 } } }],
    ['by the code in its message', new Error('{"code":4902,"message":"Chain is not added"}')],
    [
      'in words',
      {
        code: -32603,
        message: 'Unrecognized chain ID "0x2105". Try adding the chain using wallet_addEthereumChain first.',
      },
    ],
    ['in a bare text', 'Unrecognized chain ID'],
  ],
  refusals: [
    ['refuses by code', { code: 4001 }, 'SwitchRejected'],
    ['refuses by the word of a relay', { code: 5000, message: 'User rejected.' }, 'SwitchRejected'],
    ['refuses in words', new Error('User rejected the request (4902)'), 'SwitchRejected'],
    ['shows another request', { code: -32002 }, 'SwitchPending'],
    ['does not know the method', { code: 4200 }, 'SwitchNotSupported'],
    ['does not know the method as JSON-RPC says it', { code: -32601 }, 'SwitchNotSupported'],
    ['does not allow it', { code: 4100 }, 'SwitchNotSupported'],
  ],
  failures: [
    ['has an inner error of its own', { code: -32603, message: 'Internal error' }],
    ['finds the parameters wrong', { code: -32602 }],
    ['throws nothing', undefined],
    ['throws a number', 4902],
    ['throws what cannot be read', revoked()],
  ],
} as const
