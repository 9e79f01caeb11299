import { assert } from 'chai'
import { LONG_TEXTS } from '../attacks/longTexts.js'
import { callsIn, expressionsIn, SOURCES } from './support/expressionsIn.js'

/** Files that read text, but none that is foreign and long. Their expressions are tested with all others. */
const NOT_FOREIGN: Readonly<Record<string, string>> = {
  'application/api/optionRules.ts': 'options of the host',
  'application/payment/askEvmWallet.ts': 'quantities of 66 letters at most',
  'application/send/requestSend.ts': 'what a host gives',
  'application/swap/swapPolicies.ts': 'what a host gives',
  'domain/account/tokens.ts': 'decimals of a network of the host',
  'domain/amount/decimals.ts': 'digits that the codec of balances let through, 201 at most',
  'domain/amount/formatAmount.ts': 'amounts that the codec of balances let through, 201 digits at most, and of our own',
  'domain/nfts/receivedNft.ts': 'names that their codec let through, 128 letters at most',
  'domain/nfts/nft.ts': 'digits that the codec of histories let through, 201 at most',
  'domain/pairing/walletRoutes.ts': 'links that the codec of listings let through, 2,048 letters at most',
  'domain/requests/description.ts': 'the first 4,096 letters of what a host says',
  'domain/amount/plainAmount.ts': 'what a visitor types, 100 letters at most, or a host gives',
  'domain/send/assetId.ts': 'an address and 78 digits, as its pattern has them',
  'domain/amount/fraction.ts': 'numbers, as JavaScript writes them',
  'domain/payment/amount.ts': 'numbers of our own',
  'domain/asset/ownedAssets.ts': 'digits that the codec of balances let through, 201 at most',
  'domain/swap/swapForm.ts': 'a number of our own',
  'domain/swap/swapQuote.ts': 'amounts that its codec let through, 78 digits at most',
  'domain/swap/swapAssets.ts': 'a list of our own, and symbols that their codec let through, 32 letters at most',
  'infrastructure/assetDiscovery/walletAssets.ts': 'numbers that its codec let through, 78 digits at most',
  'infrastructure/assetDiscovery/receivedNfts.ts': 'the first 203 words of an event',
  'infrastructure/blockchainApi/history.lazy.ts': 'dates of the form that its codec asks for, 40 letters at most',
  'infrastructure/blockchainApi/swaps/buildApprove.ts': 'a call that its codec let through, 138 letters',
  'infrastructure/blockchainApi/swaps/swapCodecs.ts': 'amounts of 78 digits at most, as their pattern has them',
  'infrastructure/chainRpc/evmSwaps/readSwap.ts':
    'at most 10 words of a call, of 64 digits each, and what they lead to',
  'infrastructure/chainRpc/evmSwaps/sentSwap.ts': 'quantities that its codec let through, 66 letters at most',
  'infrastructure/chainRpc/evmSwaps/trySeries.ts': 'quantities that its codec let through, 66 letters at most',
  'infrastructure/chainRpc/evmTransactionFate.ts': 'quantities that its codec let through, 66 letters at most',
  'infrastructure/chainRpc/evmTransfers/checkTransfer.ts': 'addresses that were read, 42 letters at most',
  'infrastructure/chainRpc/evmTransfers/compareSent.ts': 'quantities that its codec let through, 66 letters at most',
  'infrastructure/chainRpc/evmTransfers/evmNode.ts': 'quantities that its codec let through, 66 letters at most',
  'infrastructure/chainRpc/evmTransfers/tokenCalls.ts':
    'the first 66 letters of an answer, and addresses that were read',
  'infrastructure/chainRpc/findByNonce.ts': 'quantities that its codec let through, 66 letters at most',
  'infrastructure/browser/BrowserHost.ts': 'what the browser says of itself and of the page',
  'infrastructure/browser/loginRedirects.ts': 'a record of our own, of two words',
  'infrastructure/walletCalls/openWalletCalls.lazy.ts': 'transactions that Portico prepared, and no answer of a wallet',
  'infrastructure/connectors/safe/proposals.ts': 'quantities that its codec let through, 66 letters at most',
  'infrastructure/connectors/safe/requests.ts': 'what a host has signed',
  'domain/payment/transferOrders.ts': 'calls of the host',
  'infrastructure/connectors/walletConnect/requests.ts': 'a record of our own, of a topic and a number',
  'infrastructure/connectors/walletConnect/sessionRecords.ts': 'bytes that were encrypted under a key of this page',
  'infrastructure/connectors/walletConnect/sdkPatches/forgetPairing.ts': 'a pairing link that the SDK made',
  'infrastructure/connectors/walletStandard/satsConnect.ts': 'bytes of the host',
  'infrastructure/connectors/walletStandard/windowBitcoin.lazy.ts':
    'bytes of the host, and names of 259 letters at most',
  'infrastructure/container/bindings/appLinks.ts': 'options of the host',
  'infrastructure/container/providers/standardSigning.ts': 'bytes of the host, and answers that connectors let through',
  'infrastructure/embeddedWallet/secureSite.ts': 'an option of the host',
  'infrastructure/http/codecs/walletSchemes.ts': 'a list of our own',
  'infrastructure/images/marks.lazy.ts': 'a list of our own',
  'infrastructure/names/ensCalls.ts': 'names of 255 bytes at most',
  'infrastructure/names/universalResolver.ts': 'answers of a node, of which 255 bytes are a name at most',
  'infrastructure/shared/abi.ts': 'answers of a node, of which 640 digits are read at most',
  'domain/network/hexChainId.ts': 'the id of a configured network',
  'infrastructure/signInServer/rpc.ts': 'answers of a node that the server names, 65,536 bytes at most',
  'infrastructure/siwx/signInServerClient.ts': 'answers of the server that the site names, 65,536 bytes at most',
  'ui-react/activity/TransactionRow.tsx': 'a word of ours or of the host',
  'ui-react/legal/LegalGate.tsx': 'a word of ours or of the host',
  'ui-react/messages/locale.ts': 'an option of the host',
  'ui-react/messages/useCounted.ts': 'a word of ours or of the host',
  'ui-react/payment/amountEntry.tsx': 'a value of our own',
  'ui-react/nfts/NftGrid.tsx': 'what the browser says of a grid of ours',
}

const isUnbounded = ({ source }: RegExp): boolean => /[*+]|,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]])*\]/g, 'a'))

/** These read a text character by character, and some take more than one step each. */
const READERS =
  /^(?:JSON\.parse|atob|decodeURIComponent|BigInt|Decimals|TextDecoder|Date\.parse)$|^(?:base58|base58check|bech32|bech32m|form)\.(?:de|en)code|\.(?:split|normalize)$/

const reads = (path: string): boolean =>
  expressionsIn(path).some(isUnbounded) || callsIn(path).some((name) => READERS.test(name))

describe('the list of parsers of foreign text', () => {
  it('has every file with an unbounded expression, or with a call that reads a text character by character [S-12]', () => {
    const listed = new Set([...Object.keys(LONG_TEXTS), ...Object.keys(NOT_FOREIGN)])
    assert.deepEqual(
      SOURCES.filter((path) => reads(path) && !listed.has(path)),
      [],
    )
  })

  it('has no duplicate, and no file that is missing or reads nothing', () => {
    const listed = [...Object.keys(LONG_TEXTS), ...Object.keys(NOT_FOREIGN)]
    assert.lengthOf(new Set(listed), listed.length)
    assert.deepEqual(
      listed.filter((path) => !SOURCES.includes(path)),
      [],
    )
    assert.deepEqual(
      Object.keys(NOT_FOREIGN).filter((path) => !reads(path)),
      [],
    )
  })

  it('is complete: no expression is built from a string, which these tests would miss', () => {
    const made = SOURCES.filter((path) => callsIn(path).includes('RegExp'))
    // A single character class, for one character.
    assert.deepEqual(made, ['infrastructure/http/codecs/text.ts'])
  })
})
