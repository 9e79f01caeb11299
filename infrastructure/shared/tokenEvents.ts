/** The first topics of the events by which contracts on EVM tell what moved. */
export const TOKEN_EVENTS = {
  /** `Transfer` of ERC-721, with three indexed fields; that of ERC-20 has two. Both begin with from and to. */
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  /** `TransferSingle` and `TransferBatch` of ERC-1155: from and to stand behind who carried it out. */
  single: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  batch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
} as const
