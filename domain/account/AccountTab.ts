/** Tabs of the Account view (S2-20). NFTs and Activity show when their feature exists and is on. */
export type AccountTab = 'Tokens' | 'NFTs' | 'Activity'
