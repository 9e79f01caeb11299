import { assert } from 'chai'
import { encodeAbiParameters, encodeErrorResult, parseAbi, toFunctionSelector } from 'viem'
import { KNOWN_ERRORS, toSimulationError } from '../../../infrastructure/chainRpc/evmTransfers/revertReason.js'
import { toHex } from '../../../infrastructure/shared/hexBytes.js'

const ABI = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error ERC20InvalidReceiver(address)',
  'error No()',
])
const SHAPE = /^[\w:,]+(?: [\w:,]+)*$/

const reasonOf = (
  data: unknown,
  message = 'execution reverted',
  numbered: { readonly code?: number } = { code: 3 },
) => {
  const cause = { ...numbered, message, data }
  const error = toSimulationError({ _tag: 'RequestFailed', code: numbered.code, message, cause })
  return error._tag === 'SimulationFailed' ? error.reason : error._tag
}
const said = (text: string) => encodeErrorResult({ abi: ABI, errorName: 'Error', args: [text] })

describe('the reason of a reverted transfer', () => {
  it('is the contract’s text', () => {
    assert.equal(reasonOf(said('ERC20: transfer amount exceeds balance')), 'ERC20: transfer amount exceeds balance')
    assert.equal(reasonOf(said('the shop is closed')), 'the shop is closed')
    assert.equal(reasonOf(said('x'.repeat(64))), 'x'.repeat(64))
  })
  it('is the meaning of a panic code, and the name of a standard error (ERC-6093)', () => {
    const panic = (number: bigint) => encodeErrorResult({ abi: ABI, errorName: 'Panic', args: [number] })
    assert.equal(reasonOf(panic(0x11n)), 'Panic: arithmetic overflow')
    assert.equal(reasonOf(panic(0x99n)), 'Panic: 99')
    const known = encodeErrorResult({ abi: ABI, errorName: 'ERC20InvalidReceiver', args: [`0x${'a'.repeat(40)}`] })
    assert.equal(reasonOf(known), 'ERC20InvalidReceiver')
    const unknown = encodeErrorResult({ abi: ABI, errorName: 'No' })
    assert.equal(reasonOf(unknown), `Unknown error ${unknown.slice(2)}`)
  })
  it('recognizes each error by the selector of its signature', () => {
    const signatures = parseAbi([
      'error ERC20InsufficientBalance(address, uint256, uint256)',
      'error ERC20InvalidSender(address)',
      'error ERC20InvalidReceiver(address)',
      'error ERC20InsufficientAllowance(address, uint256, uint256)',
      'error ERC721InvalidOwner(address)',
      'error ERC721NonexistentToken(uint256)',
      'error ERC721IncorrectOwner(address, uint256, address)',
      'error ERC721InvalidSender(address)',
      'error ERC721InvalidReceiver(address)',
      'error ERC721InsufficientApproval(address, uint256)',
      'error ERC1155InsufficientBalance(address, uint256, uint256, uint256)',
      'error ERC1155InvalidSender(address)',
      'error ERC1155InvalidReceiver(address)',
      'error ERC1155MissingApprovalForAll(address, address)',
      'error EnforcedPause()',
    ])
    const signatureOf = ({ name, inputs }: (typeof signatures)[number]): string =>
      `${name}(${inputs.map(({ type }) => type).join(',')})`
    assert.deepEqual(
      KNOWN_ERRORS,
      Object.fromEntries(signatures.map((error) => [toFunctionSelector(signatureOf(error)).slice(2), error.name])),
    )
  })
  it('falls back to the node’s message if there are no bytes, and to "Reverted" without one', () => {
    assert.equal(reasonOf(undefined, 'execution reverted: not the owner'), 'not the owner')
    assert.equal(reasonOf('0x', 'VM Exception: revert', { code: -32000 }), 'VM Exception: revert')
    for (const data of [undefined, '0x', 5, '<b>', '0xzz']) assert.equal(reasonOf(data), 'Reverted')
  })
  it('is not given if the node is at fault, whatever its error code', () => {
    for (const numbered of [{}, ...[-32000, -32005, -32601, 4001].map((code) => ({ code }))])
      assert.equal(reasonOf(undefined, 'header not found', numbered), 'Unreachable')
    assert.deepEqual(toSimulationError({ _tag: 'TimedOut', afterMs: 5 }), { _tag: 'TimedOut', afterMs: 5 })
  })
  it('is limited to letters, digits and some punctuation, 80 characters at most [S-12]', () => {
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '\u202Egnp.exe\u202C \u2066hidden\u2069',
      'a'.repeat(100_000),
      'https://evil.example/claim?now',
      '\u0000\n\t\r words \u200b between',
      '🎁'.repeat(500),
    ]
    for (const text of hostile)
      for (const reason of [reasonOf(said(text)), reasonOf(undefined, `execution reverted: ${text}`)]) {
        assert.match(reason, SHAPE, text.slice(0, 40))
        assert.isAtMost(reason.length, 80)
      }
    assert.equal(reasonOf(said('https://evil.example/claim')), 'https: evil example claim')
  })
  it('ignores bytes with false lengths', () => {
    const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]).slice(2)
    const text = toHex(new TextEncoder().encode('short'))
    for (const length of [5n, 0n, 2n ** 255n, 2n ** 64n])
      assert.match(reasonOf(`0x08c379a0${word(32n)}${word(length)}${text}`), SHAPE)
    for (const data of ['0x08c379a0', '0x08c379a', '0x4e487b71', `0x${'0'.repeat(1_000_001)}`, '0x01'])
      assert.match(reasonOf(data), SHAPE, data.slice(0, 20))
  })
})
