/*
 * Repairs: the SDK of each tab answers what a wallet tells of a session, so that the wallet gets as many answers as
 *   there are tabs.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK of several tabs agrees which one answers.
 */

import { readField } from '../../../shared/safeRead.js'

/** How answers to a wallet are numbered: to an update, extension, request, event, the end of a session and a ping. */
const ANSWERS: readonly unknown[] = [1105, 1107, 1109, 1111, 1113, 1115]

interface Relayer<Frame, Answer> {
  request: (frame: Frame) => Promise<Answer | true>
}

/** Answers of sessions that another tab answers for count as sent: the SDK goes on after them as if they were. */
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
