/*
 * Repairs: the SDK of each tab answers a wallet's session messages, so the wallet gets one answer per tab.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDKs of several tabs agree which one answers.
 */

import { readField } from '../../../shared/safeRead.js'

/** Tags of answers to a wallet: to an update, extension, request, event, session end and ping. */
const ANSWERS: readonly unknown[] = [1105, 1107, 1109, 1111, 1113, 1115]

interface Relayer<Frame, Answer> {
  request: (frame: Frame) => Promise<Answer | true>
}

/** Suppresses answers for sessions that another tab answers; the SDK continues as if they were sent. */
export const leaveAnswers = <Frame extends { readonly params?: unknown }, Answer>(
  relayer: Relayer<Frame, Answer>,
  isLeft: (topic: unknown) => boolean,
): void => {
  const send = relayer.request.bind(relayer)
  relayer.request = (frame) =>
    ANSWERS.includes(readField(frame.params, 'tag')) && isLeft(readField(frame.params, 'topic'))
      ? Promise.resolve(true)
      : send(frame)
}
