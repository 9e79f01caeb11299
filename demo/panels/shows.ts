export interface Show {
  readonly id: string
  readonly name: string
  readonly room: string
  /** ISO 8601. */
  readonly at: string
  readonly price: string
}

export const SHOWS: readonly Show[] = [
  { id: 'moth-hour', name: 'The Moth Hour', room: 'The Cellar', at: '2031-03-14T19:30', price: '0.004' },
  { id: 'paper-orchestra', name: 'Paper Orchestra', room: 'Lamp Room', at: '2031-03-14T20:15', price: '0.006' },
  { id: 'low-tide-choir', name: 'Low Tide Choir', room: 'Boat House', at: '2031-03-14T21:00', price: '0.003' },
]
