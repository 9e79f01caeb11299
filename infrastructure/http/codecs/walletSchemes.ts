/**
 * URL schemes of wallet apps, from the wallets' documentation and public wallet lists (decision 38). Excludes schemes
 * that other programs use; plain words are included only for widely used wallets. Sorted.
 */
const SCHEMES =
  'abc-wallet airgap-wallet aktionariat ambire ancrypto arculuswc argent atwallet avacus awallet beewallet.app bhcwallet ' +
  'bifrostwallet bitcoincom bitizen bitkeep bitpay bitpie bitski blockchain-wallet bnc bobablocks braavos bridgewallet ' +
  'bybitapp cbwallet celowallet coin98 coingrig coinstats coolwallet cosmostation ctrl-mobile cybavowallet dcent ' +
  'defiantapp dfw dfwallet earthwallet eidoo ellipal enjinwallet ennowallet ethereum exodus familywallet fireblocks-wc ' +
  'foxwallet gnosissafe gtweb3wallet hippowallet humblwallet huobiwallet imtokenv2 iopay islamiwallet julwallet ' +
  'keplrwallet keywallettouch kleverwallet krakenwallet kriptomatapp krystalwallet leapcosmoswallet ledgerlive lilico ' +
  'lobstr magiceden mathwallet metamask metaone mewwallet novawallet o3wallet okex oksewallet okto okx oneinch ' +
  'onekey-wallet ontoprovider orangewallet oxalus paraswap paybolt peakdefiwallet phantom pillarwallet pitaka plasmawallet ' +
  'pltwallet premawallet rabby rainbow ricewallet robinhood-wallet roninwallet rwallet safe safemoon safepalwallet secux ' +
  'shinobi-wallet simplehold slaviwallet solflare sparkpoint strikex subwallet talken-wallet tangem thorwallet ' +
  'timeless-wallet tokenary tpoutside trezorsuite trust ttmwalletapp unisat uniswap unstoppabledomains uvtoken vimwallet ' +
  'wallet3 walletnow wattwallet wc wirexwallet xfunwallet xportal xverse yitoken zeluswallet zengo zerion'

export const WALLET_SCHEMES: readonly string[] = SCHEMES.split(' ')
