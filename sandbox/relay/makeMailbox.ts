import type { Letter } from './Letter.js'

export interface Mailbox {
  readonly put: (letter: Letter) => void
  /** What a client has not taken yet, oldest first. */
  readonly waitingFor: (clientId: string, topic: string) => readonly Letter[]
  /** The client has it for good. */
  readonly taken: (clientId: string, letter: Letter) => void
}

/** Keeps letters by topic until their time is over. `now` is in ms since the epoch. */
export const makeMailbox = (now: () => number): Mailbox => {
  let letters: readonly Letter[] = []
  const takenBy = new WeakMap<Letter, Set<string>>()
  const live = (): readonly Letter[] => (letters = letters.filter(({ expiresAt }) => expiresAt > now()))
  return {
    put: (letter) => {
      letters = [...live(), letter]
    },
    waitingFor: (clientId, topic) =>
      live().filter(
        (letter) => letter.topic === topic && letter.sender !== clientId && takenBy.get(letter)?.has(clientId) !== true,
      ),
    taken: (clientId, letter) => void takenBy.set(letter, (takenBy.get(letter) ?? new Set<string>()).add(clientId)),
  }
}
