/** The statuses that mean more than "failed" (S8-49). */
export const HTTP_STATUS = { forbidden: 403, tooManyRequests: 429, serverError: 500, unavailable: 503 } as const
