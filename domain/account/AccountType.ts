/** Kinds of account (S3-14). `payment` is Bitcoin's. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment'
