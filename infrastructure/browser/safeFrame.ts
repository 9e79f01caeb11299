/** Origin of Safe's own app. */
const SAFE_ORIGINS: readonly string[] = ['https://app.safe.global']

/**
 * Origins of Safe apps that may have this page in their frame (U-107). Empty in a top-level page or in the frame of
 * another origin. All of `origins` if the browser hides the ancestors, as Firefox does.
 */
export const framingSafes = (origins = SAFE_ORIGINS): readonly string[] => {
  if (typeof window === 'undefined' || window.parent === window) return []
  // Absent in some browsers.
  const { ancestorOrigins } = location as Partial<Location>
  return ancestorOrigins === undefined ? origins : origins.filter((origin) => origin === ancestorOrigins[0])
}
