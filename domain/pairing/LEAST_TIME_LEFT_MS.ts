/** With less than this a visitor cannot get through a wallet's questions: the pairing counts as expired (S4-06). */
export const LEAST_TIME_LEFT_MS = 10_000
