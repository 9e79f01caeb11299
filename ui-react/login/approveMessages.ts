/** Texts about a request in the secure page. */
export const APPROVE = {
  'approve.area': 'The request, in a secure page of its own',
  'approve.enter': 'Go to the request',
  'approve.none': 'No request waits for you.',
  'approve.waiting': 'The request opens here…',
} as const
