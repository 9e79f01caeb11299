/** Id of an NFT as an asset to send: its contract, and its token id in decimal text. */
export const nftAssetId = (contract: string, tokenId: string): string => `${contract}/${tokenId}`
