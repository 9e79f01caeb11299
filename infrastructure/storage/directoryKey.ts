import type { DirectoryQuery } from '../../application/ports/walletApi/DirectoryApi.js'

/** Equal for equal questions, in whatever order their parts were written. */
export const directoryKey = ({
  page,
  entries,
  include,
  exclude,
  chains,
  search,
  certifiedOnly,
}: DirectoryQuery): string => JSON.stringify([page, entries, include, exclude, chains, search, certifiedOnly])
