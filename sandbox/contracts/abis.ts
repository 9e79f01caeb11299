import { parseAbi } from 'viem'

export const TOKEN_ABI = parseAbi([
  'constructor(string name, string symbol, uint8 decimals, uint256 supply)',
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 value) returns (bool)',
])
export const WRAPPED_ABI = parseAbi(['constructor()', 'function deposit() payable'])
export const POOL_ABI = parseAbi([
  'constructor(address dollar, address token)',
  'function reserveOf(address token) view returns (uint256)',
  'function sync()',
])
export const ROUTER_ABI = parseAbi([
  'constructor(address wrapped, address[] pools)',
  'struct SwapDescription { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, SwapDescription desc, bytes data) payable returns (uint256 returnAmount, uint256 spentAmount)',
  'function exchange(address from, address to, uint256 amount, uint256 least, address receiver) payable',
  'function quote(address from, address to, uint256 amount) view returns (uint256)',
  'error InvalidMsgValue()',
  'error NoRoute(address from, address to)',
  'error InsufficientLiquidity()',
  'error ReturnAmountIsNotEnough(uint256 result, uint256 minReturn)',
])
export const SILENT_ABI = parseAbi([
  'constructor(string name, string symbol)',
  'function mint(address to, uint256 value)',
])
export const STUBBORN_ABI = parseAbi(['constructor(string name, string symbol, bytes reason)'])
/** Allows zero transfers in another account's name. */
export const POISONED_ABI = parseAbi(['function transferFrom(address from, address to, uint256 value) returns (bool)'])
export const COLLECTION_ABI = parseAbi([
  'constructor(string name, string symbol)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'function give(address[] owners)',
  'function transferFrom(address from, address to, uint256 tokenId)',
])
export const EDITIONS_ABI = parseAbi([
  'constructor(string name, string symbol)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'function give(address to, uint256[] ids, uint256[] values)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
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
export const SAFE_ABI = parseAbi([
  'constructor(address[] owners, uint256 threshold)',
  'struct SafeTx { address to; uint256 value; bytes data; }',
  'function nonce() view returns (uint256)',
  'function getTransactionHash(SafeTx safeTx, uint256 nonce) view returns (bytes32)',
  'function execTransaction(SafeTx safeTx, bytes signatures)',
])
