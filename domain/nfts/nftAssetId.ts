/** The id of an NFT among what can be sent: its contract, and its number in decimal text. */
export const nftAssetId = (contract: string, tokenId: string): string => `${contract}/${tokenId}`
