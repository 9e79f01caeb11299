/** Where Safe's own app is. */
const SAFE_ORIGINS: readonly string[] = ['https://app.safe.global']

/**
 * The origins of Safe apps, of which one may have this page in its frame (U-107). None in a page by itself, or in a
 * frame of somebody else; where the browser does not say whose frame it is, as Firefox, all of `origins`.
 */
export const framingSafes = (origins = SAFE_ORIGINS): readonly string[] => {
  if (typeof window === 'undefined' || window.parent === window) return []
  // Not every browser has it.
  const { ancestorOrigins } = location as Partial<Location>
  return ancestorOrigins === undefined ? origins : origins.filter((origin) => origin === ancestorOrigins[0])
}
