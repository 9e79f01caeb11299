import { parseAbi } from 'viem'

export const TOKEN_ABI = parseAbi([
  'constructor(string name, string symbol, uint8 decimals, uint256 supply)',
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
])
export const PRICES_ABI = parseAbi([
  'function priceOf(address) view returns (uint256)',
  'function setPrice(address token, uint256 price)',
])
export const NAMES_ABI = parseAbi([
  'function profileOf(address) view returns (string name, string avatar)',
  'function setProfile(string name, string avatar)',
])
export const ACCOUNT_ABI = parseAbi([
  'constructor(address owner)',
  'struct Call { address to; uint256 value; bytes data; }',
  'function owner() view returns (address)',
  'function execute(address to, uint256 value, bytes data) payable',
  'function executeBatch(Call[] calls) payable',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
