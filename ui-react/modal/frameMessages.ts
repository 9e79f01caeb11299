/** Texts of the frame before the rest of the modal is loaded; part of the first paint. */
export const FRAME = {
  'modal.close': 'Close',
  'modal.loadFailed': 'This part of the page could not be loaded.',
  'modal.loading': 'Loading…',
  'modal.notLoaded': 'Not loaded',
  'modal.reload': 'Reload the page',
  'modal.retry': 'Load again',
} as const
